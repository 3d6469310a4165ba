import { carriesDate, type PlainDate } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import type { ClaimToVerify } from '../claim';
import { foldCase } from '../values/fold';
import { readRow } from './row-slots';

const RISE =
  /\b(?:rose|rises?|grew|grows?|grown|jumped|climbed|increased?|edged up|up|higher|more than in)\b/u;
const FALL =
  /\b(?:fell|falls?|fallen|dropped|slipped|shr[aiu]nk|declined|decreased?|down|lower|slowed)\b/u;
const WIDEN = /\bloss(?:es)? (?:has |had )?(?:widened|grew|grown|increased|deepened)\b/u;
const NARROW = /\bloss(?:es)? (?:has |had )?(?:narrowed|fell|shrank|shrunk|decreased|eased)\b/u;
const FLAT = /\b(?:flat|unchanged|the same as)\b/u;
/** A smaller change may be called none. */
const MOST_FLAT = 0.005;

/** How many times as much “doubled” may mean. */
const MULTIPLES: readonly (readonly [RegExp, number, number])[] = [
  [/\bnearly doubled\b/u, 1.85, 1.97],
  [/\bmore than doubled\b/u, 2.05, 2.75],
  [/(?<!nearly |more than )\bdoubled\b/u, 1.96, 2.06],
  [/\bnearly tripled\b/u, 2.75, 2.97],
  [/\bmore than tripled\b/u, 3.05, 3.8],
  [/(?<!nearly |more than )\btripled\b/u, 2.96, 3.06],
  [/\bgrown? by half\b|\bgrew by half\b/u, 1.45, 1.56],
  [/(?<!nearly |more than )\bhalved\b/u, 0.47, 0.53],
];

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

function isTrue(text: string, { from, to }: Change): boolean {
  if (NARROW.test(text)) return from < 0 && to <= 0 && to > from;
  if (WIDEN.test(text)) return from <= 0 && to < from;
  if (FLAT.test(text)) return Math.abs(to - from) <= Math.abs(from) * MOST_FLAT;
  return (!RISE.test(text) || to > from) && (!FALL.test(text) || to < from);
}

/** Before the year that a change is counted from. */
const FROM = /\b(?:since|from|than(?: in)?|on|over|against|after|before|compared (?:with|to))\s*$/u;

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
    .filter((date) => !FROM.test(text.slice(0, date.start).toLowerCase()))
    .filter((date) => !known.some((one) => carriesDate(one, date)))
    .map((date) => `Its change isn't that of ${date.text}.`);
}

/** What speaks against the changes a sentence tells, given the figures or quotes that it cites. */
export function changeFaults(claim: ClaimToVerify, said: string): readonly string[] {
  const text = foldCase(said);
  const quotes = claim.evidence.map(({ quote }) => foldCase(quote));
  const change = changeOf(claim);
  const multiples = MULTIPLES.filter(
    ([words]) => words.test(text) && !quotes.some((quote) => words.test(quote)),
  );
  const times = change === undefined ? undefined : change.to / change.from;
  const faults = multiples
    .filter(([, least, most]) => times === undefined || times < least || times > most)
    .map(() => 'Its figures did not multiply so.');
  const tells = [RISE, FALL, WIDEN, NARROW, FLAT].filter((words) => words.test(text));
  if (change === undefined || tells.length === 0) {
    const isQuoted = (words: RegExp) => quotes.some((quote) => words.test(quote));
    const hasTyped = claim.evidence.some(({ value }) => typeof value === 'number');
    return hasTyped && !tells.every(isQuoted)
      ? [...faults, 'It states a change, but the evidence has no two figures to compare.']
      : faults;
  }
  return isTrue(text, change) || tells.every((words) => quotes.some((quote) => words.test(quote)))
    ? faults
    : [...faults, 'It states the change in the wrong direction.'];
}
