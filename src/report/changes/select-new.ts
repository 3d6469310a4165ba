import { squeeze } from '../../kernel/text';
import { canonicalUrl } from '../../research/evidence';
import type { Evidence } from '../../research/evidence/shape';

/** What the report knew, for telling what is new beside it. */
export interface ReportKnowledge {
  readonly evidence: readonly Evidence[];
  /** When the report’s own research was done. */
  readonly since: string;
  /** The text of a page as it was read then, by its hash; absent where it is no longer kept. */
  readonly snapshots: ReadonlyMap<string, string>;
}

/** What tells a state: it is new where a later day is told than any that was known. */
const FIGURES: ReadonlySet<string> = new Set(['revenue', 'net-income', 'employees']);
export const PEOPLE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'chief-executive',
  'leadership',
  'board',
  'founder',
]);
/** What happens on a day. All else (benefits, values, steps) has no day, so that nobody can say that it is new. */
const HAPPENINGS: ReadonlySet<string> = new Set([
  'award',
  'analysis',
  'clearance',
  'contract',
  'current-report',
  'event',
  'funding',
  'incident',
  'launch',
  'layoff',
  'legal',
  'news',
  'paper',
  'passage',
  'patent',
  'statement',
  'study',
]);

const fold = (text: string): string => squeeze(text).toLowerCase();
const dayOf = (moment: string): string => moment.slice(0, 10);

/** When a source brought it out: a filing’s own day, or the day it was published. */
function outOn({ details, publishedAt, asOf, attribute }: Evidence): string | undefined {
  const filed = details?.['filed'];
  if (typeof filed === 'string') return filed;
  return publishedAt ?? (HAPPENINGS.has(attribute) ? asOf : undefined);
}

/** What is to come may have been announced long ago: only its page can tell, where it was read before. */
const isAhead = ({ asOf, publishedAt, fetchedAt }: Evidence): boolean =>
  publishedAt === undefined && asOf !== undefined && asOf > dayOf(fetchedAt);

/** Whole days alone: of a month or a year nobody knows on which side of the report it was. */
const isFrom = (day: string | undefined, since: string): boolean =>
  day !== undefined && day.length >= 10 && dayOf(day) >= dayOf(since);

/** Rows of the second research that tell something new, by the kind of thing they tell; whatever is unsure is none. */
export function selectNew(found: readonly Evidence[], known: ReportKnowledge): Evidence[] {
  const context = contextOf(known);
  return found.filter((row) => row.status === 'current' && isNew(row, context));
}

interface Context extends ReportKnowledge {
  readonly quotes: ReadonlySet<string>;
  readonly byUrl: ReadonlyMap<string, readonly Evidence[]>;
  readonly values: ReadonlySet<string>;
  /** The latest day told, by what it is told of. */
  readonly latest: ReadonlyMap<string, string>;
  readonly boards: ReadonlySet<string>;
}

const valueOf = ({ attribute, value, asOf }: Evidence): string =>
  [attribute, fold(String(value ?? '')), FIGURES.has(attribute) ? (asOf ?? '') : ''].join('|');

function contextOf(known: ReportKnowledge): Context {
  const { evidence } = known;
  const latest = new Map<string, string>();
  for (const { attribute, asOf = '' } of evidence)
    if (asOf > (latest.get(attribute) ?? '')) latest.set(attribute, asOf);
  return {
    ...known,
    quotes: new Set(evidence.map(({ quote }) => fold(quote))),
    byUrl: Map.groupBy(evidence, ({ url }) => canonicalUrl(url)),
    values: new Set(evidence.filter(({ value }) => value !== undefined).map(valueOf)),
    latest,
    boards: new Set(
      evidence.filter(({ attribute }) => attribute === 'job-posting').map((row) => row.sourceId),
    ),
  };
}

function isNew(row: Evidence, context: Context): boolean {
  if (context.quotes.has(fold(row.quote))) return false;
  if (row.value !== undefined && context.values.has(valueOf(row))) return false;
  if (PEOPLE_ATTRIBUTES.has(row.attribute)) return isNewPerson(row, context);
  if (FIGURES.has(row.attribute)) return isLaterFigure(row, context);
  if (row.attribute === 'job-posting') return isNewPosting(row, context);
  return (
    HAPPENINGS.has(row.attribute) && isFrom(outOn(row), context.since) && !isReread(row, context)
  );
}

/** A page that was read for the report and is dated anew brings only what it did not say then. */
function isReread(row: Evidence, context: Context): boolean {
  if (!context.byUrl.has(canonicalUrl(row.url))) return isAhead(row);
  return saidThen(row.quote, row, context) !== false;
}

/** Whether the page said these words when it was read for the report; undefined where nobody knows. */
function saidThen(words: string, { url }: Evidence, context: Context): boolean | undefined {
  const texts = (context.byUrl.get(canonicalUrl(url)) ?? []).flatMap(
    ({ snapshot }) => context.snapshots.get(snapshot) ?? [],
  );
  return texts.length === 0
    ? undefined
    : [...new Set(texts)].some((text) => fold(text).includes(fold(words)));
}

/** In office since a day after the report, or on a page that did not name them when it was read before. */
function isNewPerson(row: Evidence, context: Context): boolean {
  const since = row.details?.['since'];
  if (since !== undefined) return isFrom(String(since), context.since);
  const sameKind = (context.byUrl.get(canonicalUrl(row.url)) ?? []).some(
    ({ attribute }) => attribute === row.attribute,
  );
  return sameKind && saidThen(String(row.value ?? row.quote), row, context) === false;
}

/** For a later day than any that was known; where none was, filed since. */
function isLaterFigure(row: Evidence, { latest, since }: Context): boolean {
  const { attribute, asOf } = row;
  const known = latest.get(attribute);
  if (known === undefined) return isFrom(outOn(row), since);
  return asOf !== undefined && asOf.slice(0, known.length) > known;
}

/** From a board that was read for the report as well, or a page whose list did not have it. */
function isNewPosting(row: Evidence, context: Context): boolean {
  if (context.byUrl.has(canonicalUrl(row.url)))
    return saidThen(String(row.value ?? row.quote), row, context) === false;
  return context.boards.has(row.sourceId) && isFrom(row.publishedAt, context.since);
}

/**
 * Postings for the role that were there and are found no longer, though their board answered with others.
 * Those that are only near the role may be left out of a search that is cut off, so `isForRole` decides.
 */
export function selectGone(
  found: readonly Evidence[],
  known: ReportKnowledge,
  isForRole: (row: Evidence) => boolean,
): Evidence[] {
  const isPosting = ({ attribute }: Evidence) => attribute === 'job-posting';
  const here = found.filter(isPosting);
  const boards = new Set(here.map(({ sourceId }) => sourceId));
  const urls = new Set(here.map(({ url }) => canonicalUrl(url)));
  const titles = new Set(here.map(({ value }) => fold(String(value ?? ''))));
  return known.evidence.filter(
    (row) =>
      isPosting(row) &&
      row.status === 'current' &&
      boards.has(row.sourceId) &&
      !urls.has(canonicalUrl(row.url)) &&
      !titles.has(fold(String(row.value ?? ''))) &&
      isForRole(row),
  );
}
