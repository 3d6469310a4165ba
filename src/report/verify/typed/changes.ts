import { carriesDate, foldCase, Phrasebook, phraseFinder, type PlainDate } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import type { ClaimToVerify } from '../claim';
import { readRow } from './row-slots';

type Direction = 'fall' | 'flat' | 'narrow' | 'rise' | 'widen';

/** How a sentence says that a figure changed. */
const CHANGES = new Phrasebook<Direction>([
  [
    'fall',
    `decline/declined/decrease/decreased/down/dropped/fall/fallen/fell/lower/shrank/shrink/shrunk/slipped/slowed`,
  ],
  ['flat', 'flat, the same as, unchanged'],
  ['narrow', 'loss/losses (had/has) decreased/eased/fell/narrowed/shrank/shrunk'],
  [
    'rise',
    `climbed/grew/grow/grows/grown/higher/increase/increased/jumped/rise/rose/up, edged up, more than in`,
  ],
  ['widen', 'loss/losses (had/has) deepened/grew/grown/increased/widened'],
]);
/** A smaller change may be called none. */
const MOST_FLAT = 0.005;

/** How a sentence says how many times as much it became; the longest phrase counts. */
const TIMES = new Phrasebook([
  ['doubled', 'doubled'],
  ['halved', 'halved'],
  ['half-more', 'grew/grow/grown by half'],
  ['more-than-doubled', 'more than doubled'],
  ['more-than-tripled', 'more than tripled'],
  ['nearly-doubled', 'nearly doubled'],
  ['nearly-tripled', 'nearly tripled'],
  ['tripled', 'tripled'],
  ['unsure', 'more than halved, nearly halved'],
]);
/** How many times as much each may mean. */
const MULTIPLES: readonly (readonly [said: string, least: number, most: number])[] = [
  ['nearly-doubled', 1.85, 1.97],
  ['more-than-doubled', 2.05, 2.75],
  ['doubled', 1.96, 2.06],
  ['nearly-tripled', 2.75, 2.97],
  ['more-than-tripled', 3.05, 3.8],
  ['tripled', 2.96, 3.06],
  ['half-more', 1.45, 1.56],
  ['halved', 0.47, 0.53],
];
const timesIn = (text: string): ReadonlySet<string> =>
  new Set(TIMES.find(text).map(({ kind }) => kind));

interface Change {
  readonly from: number;
  readonly to: number;
}

const byDay = (one: Evidence, other: Evidence): number =>
  (one.asOf ?? '').localeCompare(other.asOf ?? '');

/** The first and the last of figures of one kind; nothing where the kinds or units differ. */
function changeOf({ evidence, computation }: ClaimToVerify): Change | undefined {
  const named =
    computation?.kind === 'growth'
      ? evidence.filter(({ id }) => id === computation.from || id === computation.to)
      : evidence;
  const rows = named
    .filter(({ value, asOf }) => typeof value === 'number' && asOf !== undefined)
    .toSorted(byDay);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || first.asOf === last.asOf) return undefined;
  const isOneKind = rows.every(
    ({ attribute, unit }) => attribute === first.attribute && unit === first.unit,
  );
  return isOneKind ? { from: Number(first.value), to: Number(last.value) } : undefined;
}

function isTrue(told: ReadonlySet<Direction>, { from, to }: Change): boolean {
  if (told.has('narrow')) return from < 0 && to <= 0 && to > from;
  if (told.has('widen')) return from <= 0 && to < from;
  if (told.has('flat')) return Math.abs(to - from) <= Math.abs(from) * MOST_FLAT;
  return (!told.has('rise') || to > from) && (!told.has('fall') || to < from);
}

/** Before the year that a change is counted from. */
const endsInYear = phraseFinder(
  'after/against/before/from/on/over/since/than $, compared to/with $, than in $',
);

/** A calculated change is told for the year it leads to; the year it starts from is named as such. */
export function changeYearFaults(
  { computation, evidence }: ClaimToVerify,
  text: string,
  dates: readonly PlainDate[],
): readonly string[] {
  if (computation?.kind !== 'growth') return [];
  const to = evidence.find(({ id }) => id === computation.to);
  const known = to === undefined ? [] : readRow(to).dates;
  return dates
    .filter((date) => !endsInYear(text.slice(0, date.start)))
    .filter((date) => !known.some((one) => carriesDate(one, date)))
    .map((date) => `Its change isn't that of ${date.text}.`);
}

/** What speaks against the changes a sentence tells, given the figures or quotes that it cites. */
export function changeFaults(claim: ClaimToVerify, sentence: string): readonly string[] {
  const text = foldCase(sentence);
  const quotes = claim.evidence.map(({ quote }) => foldCase(quote));
  const change = changeOf(claim);
  const said = timesIn(text);
  const quoted = quotes.map(timesIn);
  const multiples = MULTIPLES.filter(
    ([words]) => said.has(words) && !quoted.some((one) => one.has(words)),
  );
  const times = change === undefined ? undefined : change.to / change.from;
  const faults = multiples
    .filter(([, least, most]) => times === undefined || times < least || times > most)
    .map(() => 'Its figures did not multiply so.');
  const told = CHANGES.kindsIn(text);
  const tells = [...told];
  const toldInQuotes = new Set(quotes.flatMap((quote) => [...CHANGES.kindsIn(quote)]));
  const isQuoted = (kind: Direction): boolean => toldInQuotes.has(kind);
  if (change === undefined || tells.length === 0) {
    const hasTyped = claim.evidence.some(({ value }) => typeof value === 'number');
    return hasTyped && !tells.every(isQuoted)
      ? [...faults, 'It states a change, but the evidence has no two figures to compare.']
      : faults;
  }
  return isTrue(told, change) || tells.every(isQuoted)
    ? faults
    : [...faults, 'It states the change in the wrong direction.'];
}
