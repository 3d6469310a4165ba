import type { Evidence } from '../../../research/evidence/shape';
import type { JoinedRows } from '../ports';
import { joinsByDate, joinsByName, joinsByNumber, type Join } from './find-joins';

/** Each row is compared with each other one. */
const MOST_ROWS = 400;
const MOST_JOINS = 24;
/** What more pairs than this share is nothing special. */
const MOST_WITH_ONE = 4;

/** Rows that are about somebody beside the company. */
const OF_OTHERS = new Set([
  'competitor',
  'customer',
  'partner',
  'acquisition',
  'investor',
  'owner',
]);
/** Rows of something that happened on their day. */
const OF_A_DAY = new Set(['contract', 'launch', 'layoff', 'incident', 'legal', 'acquisition']);
const OF_THAT_DAY = new Set(['news', 'public-voice', 'current-report', 'case']);
const RANK: readonly Join['by'][] = ['number', 'name', 'date'];

const keyOf = ({ left, right }: Join): string => [left.id, right.id].toSorted().join(' ');

/** Pairs of findings from different sources that share what few others do: a number of one thing, a name, a day. */
export function proposeJoins(rows: readonly Evidence[]): readonly JoinedRows[] {
  const some = rows.filter(({ status }) => status === 'current').slice(0, MOST_ROWS);
  const found = [
    // “14,” is the day of a date.
    ...joinsByNumber(some, some).filter(({ shared }) => !shared.endsWith(',')),
    ...joinsByName(
      some.filter(({ attribute }) => OF_OTHERS.has(attribute)),
      some.filter(({ attribute }) => !OF_OTHERS.has(attribute)),
    ),
    ...joinsByDate(
      some.filter(({ attribute }) => OF_A_DAY.has(attribute)),
      some.filter(({ attribute }) => OF_THAT_DAY.has(attribute)),
    ),
  ];
  const pairs = new Map<string, Join>();
  for (const join of found) if (!pairs.has(keyOf(join))) pairs.set(keyOf(join), join);
  const once = [...pairs.values()];
  const alike = Map.groupBy(once, ({ by, shared }) => `${by} ${shared}`);
  return once
    .filter(({ by, shared }) => (alike.get(`${by} ${shared}`)?.length ?? 0) <= MOST_WITH_ONE)
    .toSorted((one, other) => RANK.indexOf(one.by) - RANK.indexOf(other.by))
    .slice(0, MOST_JOINS)
    .map(({ left, right, by, shared }) => ({ ids: [left.id, right.id], by, shared }));
}
