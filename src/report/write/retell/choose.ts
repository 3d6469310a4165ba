import { phraseFinder, sentenceForm } from '../../../language';
import { countWords } from '../../../kernel/text';
import type { Evidence } from '../../../research/evidence/shape';
import { isFiling, rateRows } from './rate';
import { namePattern } from './mentions';
import { hasSubstance, isConcrete, isHollow } from './concrete';
import { retell } from './retell';
import * as slots from './figures/slots';
import { contentOf, isSameFact } from './same-fact';
import type { Retold, Teller } from './shape';
import { unexplainedShortForms } from './short-forms';
import { fitsTheme } from './themes/fits';
import type { Theme } from './themes/theme';
import { THEMES } from './themes/themes';

/** A sentence of a source, retold, and where the report has it. */
export interface RetoldRow {
  readonly row: Evidence;
  readonly theme: Theme;
  readonly told: Retold;
}

const ATTRIBUTES: ReadonlySet<string> = new Set(['passage', 'statement', 'benefit']);
/** Reading a sentence costs some milliseconds, and behind the best few hundred little is worth telling. */
const MOST_READ = 700;
/** Where little is public, a weaker sentence is better than none. */
const WORTH_TELLING = 2.25;
const ENOUGH = 45;
/** A report has 3,000 words, and says most of them itself. */
const MOST_WORDS = 1_700;

function newestYear(rows: readonly Evidence[]): number {
  const years = rows.flatMap(({ quote, fetchedAt }) => {
    const now = Number(fetchedAt.slice(0, 4));
    return [...quote.matchAll(/\b20\d\d\b/gu)]
      .map(([year]) => Number(year))
      .filter((year) => year <= now);
  });
  return Math.max(0, ...years);
}

/** Companies’ names and a trade’s terms may be nothing but capitals. */
const SPEAKS_SHORT: ReadonlySet<string> = new Set(['rivals', 'technology']);
const mayBePlain = ({ plain, id }: Theme): boolean => plain || id === 'what';

/** The sentences of sources that are worth telling, each theme’s in the order of its sources. */
export function chooseRetold(
  evidence: readonly Evidence[],
  teller: Teller,
  holds: (text: string, row: Evidence) => boolean,
): readonly RetoldRow[] {
  const rows = evidence.filter(
    ({ attribute, status, display, details }) =>
      ATTRIBUTES.has(attribute) &&
      status !== 'kept-apart' &&
      display === undefined &&
      details?.['subject'] === undefined,
  );
  const chosen: (RetoldRow & { readonly content: ReadonlySet<string> })[] = [];
  const read = new Map<string, Retold | undefined>();
  let words = 0;
  const readOnce = (row: Evidence): Retold | undefined => {
    if (!read.has(row.id)) read.set(row.id, retellRow(row, teller));
    return read.get(row.id);
  };
  const newest = newestYear(rows);
  for (const { row, theme, worth } of rateRows(rows, namePattern(teller), newest)) {
    if (read.size >= MOST_READ || words >= MOST_WORDS) break;
    if (worth < WORTH_TELLING && chosen.length >= ENOUGH) break;
    const isFull = chosen.filter((one) => one.theme === theme).length >= theme.most;
    if (isFull || chosen.some((one) => one.row === row)) continue;
    if (isFiling(row) && !mayBePlain(theme) && !hasSubstance(row.quote, teller.company)) continue;
    const told = readOnce(row);
    if (told === undefined || (theme.ofCompany && !told.ofCompany && isFiling(row))) continue;
    if (theme.needs?.(told.text) === false) continue;
    if (isOfStaffPage(row) && OF_BUYERS.has(theme.id) && told.outline?.is === undefined) continue;
    if (told.outline !== undefined && !fitsTheme(theme.id, told.outline, told.text)) continue;
    if (isOfAnOldPage(told, row) || (theme.id === 'technology' && WILL.test(told.text))) continue;
    if (!SPEAKS_SHORT.has(theme.id) && unexplainedShortForms(told.text, teller).length > 0)
      continue;
    // “We also sell direct” is the lesser way; alone it reads as the only one.
    if (theme.section === 'market' && /\balso\b/u.test(row.quote)) continue;
    const isWorth = isFiling(row)
      ? isWorthIt(told.text, theme, teller.company)
      : isWorthOfPage(told, theme, row, teller.company);
    if (!isWorth) continue;
    if (theme.recent && isOld(told.text, newest)) continue;
    if (theme.id !== 'history' && holdsNoMore(told, newest)) continue;
    if (isOverForecast(told.text, newest)) continue;
    const content = contentOf(told.text);
    const same = chosen.filter((one) => isSameFact(one.content, content));
    const poorer = same.find((one) => isPartOf(one.told.text, told.text));
    if (same.length > (poorer === undefined ? 0 : 1)) continue;
    if (!holds(told.text, row) || !holds(told.continued, row)) continue;
    if (poorer !== undefined) chosen.splice(chosen.indexOf(poorer), 1);
    chosen.push({ row, theme, told, content });
    words += countWords(told.text) - countWords(poorer?.told.text ?? '');
  }
  return THEMES.flatMap((theme) =>
    chosen.filter((one) => one.theme === theme).map(({ row, told }) => ({ row, theme, told })),
  );
}

/** Pages for those who work there speak of schedules, programs, and pay; of what it sells only where they define it. */
const isOfStaffPage = ({ sourceId }: Evidence): boolean => sourceId === 'site-careers';
const OF_BUYERS: ReadonlySet<string> = new Set(['what', 'products', 'customers', 'results']);

/** “Acme has four segments.” beside “Acme has four segments: mills, bakeries, shops, and farms.” */
const isPartOf = (short: string, long: string): boolean =>
  long.length > short.length && long.startsWith(short.replace(/\.$/u, ''));

/** A mission by that word, a way of working, and whom it sells to say something without a figure. */
function isWorthIt(text: string, { id, plain }: Theme, company: string): boolean {
  if (id === 'values')
    return MISSION.test(text) && !/\b(?:critical|fundamental|central|key) to\b/u.test(text);
  if (id === 'results' && isOfSegment(text)) return false;
  if (id === 'strategy') return isConcrete(text, company) && AIMED.test(text);
  const isPlain = plain || (id === 'what' && DEFINITION.test(text.slice(company.length)));
  return isConcrete(text, company) || (isPlain && !isHollow(text, true));
}

/** What stands behind the company’s name where it is said what the company is. */
const DEFINITION = /^ is an? [^.]{20,}/u;
const FIGURE = /\d|\b(?:once|twice|two|three|four|five|six|half)\b/u;
const BARE_OWNER = /^Employees(?:’| and their)\s/u;
const FEWEST_WORDS = 8;
const QUESTION_HEADING = /^(?:how|when) .*\?$/iu;
/** What was done once is no way of working and no value. */
const DONE = [
  '^ (has/have) <done> *',
  '^ and [clause] (has/have) <done> *',
  "^ ' (s) [clause] (has/have) <done> *",
].map((form) =>
  sentenceForm(form, slots, [
    [
      'done',
      '*ed, built, caught, did, found, gave, got, had, made, ran, saw, seen, took, was, went, were',
    ],
  ]),
);
const isDone = (text: string): boolean => DONE.some((form) => form(text) !== undefined);
const LASTING: ReadonlySet<string> = new Set(['ways', 'values', 'learning']);
/** A story that says no year may be of any. */
const STANDING: ReadonlySet<string> = new Set([
  'technology',
  'strategy',
  'hiring',
  'customers',
  'what',
]);

/** Whether a sentence of a page says something by itself that holds for whoever works there. */
function isWorthOfPage(told: Retold, { id }: Theme, row: Evidence, company: string): boolean {
  const { text } = told;
  // A company’s own name may hold a figure.
  const hasFigure = FIGURE.test(text.replaceAll(company, ''));
  const rest = text.startsWith(company) ? text.slice(company.length) : text;
  if (LASTING.has(id) && !hasFigure && isDone(rest)) return false;
  if (STANDING.has(id) && told.outline?.isPast === true && !YEAR.test(text)) return false;
  if (BARE_OWNER.test(text) && !hasFigure) return false;
  if (id === 'what' && QUESTION_HEADING.test(row.context?.headings?.at(-1) ?? '')) return false;
  const isShort = countWords(text) < FEWEST_WORDS && !hasFigure && !hasSubstance(text, company);
  if (isShort && !/^ (?:is|are) an? /u.test(rest)) return false;
  return id === 'values' || !isHollow(text, false);
}

const MISSION =
  /\b(?:mission|purpose)\b[^.]{0,20} (?:is |of |to |[“"])|\bvalues (?:are|include)\b/iu;
/** Under a segment’s heading these are the segment’s. */
const OF_SEGMENT = [
  '^ (<kind>) (<kind>) <figure>',
  '^ in [clause] , (<kind>) (<kind>) <figure>',
].map((form) =>
  sentenceForm(form, slots, [
    ['figure', '=demand, =earnings, =income, price, =pricing, =profit, revenue, =sales, volume'],
    ['kind', 'net, operating, organic, total'],
  ]),
);
const isOfSegment = (text: string): boolean => OF_SEGMENT.some((form) => form(text) !== undefined);
const AIMED = /\b20\d\d\b|[$€£]\d|\d%/u;

/** A forecast of a year that is over. */
function isOverForecast(text: string, newest: number): boolean {
  const years = [...text.matchAll(/\b20\d\d\b/gu)].map(([year]) => Number(year));
  return saysForecast(text) && years.length > 0 && Math.max(...years) < newest;
}

const saysForecast = phraseFinder('anticipate, expect, expected, forecast, guidance');

/** Years that a page's present holds. */
const LASTS = 4;

const YEAR = /\b(?:19|20)\d\d\b/u;
const yearsOld = ({ asOf, publishedAt, fetchedAt }: Evidence): number =>
  Number(fetchedAt.slice(0, 4)) - Number((publishedAt ?? asOf ?? fetchedAt).slice(0, 4));

/** “It is now 166 people” of a page of long ago, and “it changed its plans” of a page of some year. */
function isOfAnOldPage({ text, outline }: Retold, row: Evidence): boolean {
  const age = yearsOld(row);
  if (outline?.isPast === true) return age > 0 && !YEAR.test(text);
  return age > LASTS;
}

/** What engineers were about to do when they wrote of it. */
const WILL = /\bwill\b/u;

/** Years that something is still told as a change. */
const STILL_NEWS = 2;

function isOld(text: string, newest: number): boolean {
  // “a 2040 ambition” is no date of its own.
  const years = [...text.matchAll(/\b(?:19|20)\d\d\b/gu)]
    .map(([year]) => Number(year))
    .filter((year) => year <= newest);
  return years.length > 0 && Math.max(...years) < newest - STILL_NEWS;
}

const PRESENT = /\b(?:has|have|is|are|offers?|pays?|gets?|takes?|works?)\b/u;

/** “On January 4, 2021, staff have 20 days of leave”: what held then and may not hold now. */
function holdsNoMore({ text, outline }: Retold, newest: number): boolean {
  if (outline?.isPast === true) return false;
  const years = [...text.matchAll(/\b20\d\d\b/gu)].map(([year]) => Number(year));
  return (
    years.length > 0 &&
    Math.max(...years) < newest - STILL_NEWS &&
    PRESENT.test(text) &&
    !/\bsince\b/iu.test(text)
  );
}

function retellRow(row: Evidence, teller: Teller): Retold | undefined {
  const filing = isFiling(row);
  const { quote, context, title, reliability } = row;
  const own = reliability === 'first-party' || filing;
  return retell({ text: quote, context, own, filing, title }, teller);
}
