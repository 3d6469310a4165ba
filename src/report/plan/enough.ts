import { fail, succeed, type Result } from '../../kernel/result';
import { plural } from '../../kernel/text';
import { corroborated, isStructured } from '../../research/evidence';
import type { Evidence } from '../../research/evidence/shape';

/** Rows below this are more likely about a namesake than about the company asked for. */
export const MATCH_FLOOR = 0.5;
/** Fewer than this many different facts don't fill the one page that the price promises. */
export const FACTS_FLOOR = 10;
/** A company’s own sentences can be quoted; with fewer facts than this beside them there is nothing to tell. */
export const MINIMUM_FACTS = 4;
/** One source, however rich, is one voice. */
export const SOURCES_FLOOR = 2;
/** A report that speaks of fewer sides than this of a company prepares nobody. */
export const SIDES_FLOOR = 3;
/** So many different sentences of a filing are a report of a year, and not a notice. */
const REPORT_FLOOR = 12;

const SIDES: Readonly<Record<string, readonly Evidence['topic'][]>> = {
  'what it is and what it offers': ['snapshot', 'products', 'location', 'market'],
  'its figures': ['financials'],
  'its people': ['leadership'],
  'what happened lately': ['news', 'legal'],
  'its culture': ['culture'],
  'how it hires and works': ['hiring', 'engineering'],
};

const LINES_OF_POSTINGS: ReadonlySet<string> = new Set([
  'must-have',
  'nice-to-have',
  'duty',
  'posting-tool',
]);
/** What a place or an occupation is like says nothing of the company. */
const OF_OTHERS: ReadonlySet<string> = new Set(['surroundings', 'going-pay']);

export type NotEnough = 'cannot-be-created';

export function isUsable(row: Evidence): boolean {
  return row.status !== 'kept-apart' && row.matchScore >= MATCH_FLOOR;
}

/**
 * Superseded values don't count, nor does each line of a posting; values that contradict each other
 * count as one.
 */
function distinctFacts(rows: readonly Evidence[]): ReadonlySet<string> {
  const countable = rows.filter(
    ({ supersededBy, attribute }) =>
      supersededBy === undefined && !LINES_OF_POSTINGS.has(attribute),
  );
  return new Set(
    countable.map((row) =>
      [
        row.attribute,
        row.status === 'conflicted' ? '' : (row.value ?? row.quote),
        row.asOf ?? '',
      ].join('\u0000'),
    ),
  );
}

/** A fact has a value; a sentence that only stands there is a statement, whatever it is filed under. */
const isTyped = ({ attribute, value }: Evidence): boolean =>
  value !== undefined && attribute !== 'statement';

/** So many of its own sentences, on so many pages, are a handbook, which tells of work there without typed facts. */
const HANDBOOK = { sentences: 100, pages: 8 };

/** Whether a company published how one works there: what of it can be told is counted once it's told. */
export function hasHandbook(rows: readonly Evidence[]): boolean {
  const own = rows.filter((row) => row.reliability === 'first-party' && !isTyped(row));
  return (
    distinctFacts(own).size >= HANDBOOK.sentences &&
    new Set(own.map(({ url }) => url)).size >= HANDBOOK.pages
  );
}

/** What somebody handed to an authority about itself in whole sentences. */
const isFiledProse = (row: Evidence): boolean =>
  row.attribute === 'statement' && row.reliability === 'register' && !isStructured(row);

/** Whether so much of a filing was read that it is a report of a year. */
export function hasAnnualReport(rows: readonly Evidence[]): boolean {
  return distinctFacts(rows.filter(isFiledProse)).size >= REPORT_FLOOR;
}

/** An entry in a reference work says that a company exists; it is no ground for a report. */
const isReference = ({ reliability }: Evidence): boolean => reliability === 'reference';

function sidesMissing(rows: readonly Evidence[]): string[] {
  return Object.entries(SIDES)
    .filter(([, topics]) => !rows.some((row) => topics.includes(row.topic)))
    .map(([side]) => side);
}

/**
 * Whether rows whose quotes have been found in their snapshots carry a report: at least ten different facts and
 * statements, of which four are facts with a value, from two sources, on three sides of the company. Who has an annual
 * report has a report, whatever sides that is silent on; who has a handbook needs no values; who is known to reference
 * works alone has none. See docs/decisions/0011.
 */
export function assessEvidence(
  verified: readonly Evidence[],
): Result<readonly Evidence[], NotEnough> {
  const usable = corroborated(verified.filter(isUsable));
  const own = usable.filter(({ attribute }) => !OF_OTHERS.has(attribute));
  const facts = distinctFacts(own).size;
  const told = distinctFacts(own.filter(isTyped)).size;
  const sources = new Set(own.map((row) => row.sourceId)).size;
  const missing = sidesMissing(own);
  const sides = Object.keys(SIDES).length - missing.length;
  const reasons = [
    facts < FACTS_FLOOR
      ? `${plural(facts, 'verified fact')} found where ${FACTS_FLOOR} are needed`
      : '',
    facts >= FACTS_FLOOR && told < MINIMUM_FACTS && !hasHandbook(own)
      ? `all but ${told} of its facts are sentences of the company’s own, where ${MINIMUM_FACTS} others are needed`
      : '',
    sources < SOURCES_FLOOR
      ? `${plural(sources, 'source')} answered where ${SOURCES_FLOOR} are needed`
      : '',
    own.length > 0 && own.every(isReference) ? 'only reference works know the company' : '',
    sides < SIDES_FLOOR && !hasAnnualReport(own)
      ? `nothing was found on ${missing.join(', ')}`
      : '',
  ].filter((reason) => reason !== '');
  if (reasons.length === 0) return succeed(usable);
  return fail(
    'cannot-be-created',
    `There is too little verified evidence for a report: ${reasons.join('; ')}.`,
  );
}
