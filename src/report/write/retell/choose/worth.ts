import { phraseFinder, rewriting, sentenceForm } from '../../../../language';
import { countWords, yearsIn } from '../../../../kernel/text';
import type { Evidence } from '../../../../research/evidence/shape';
import { hasSubstance, isConcrete, isHollow, namesIn } from './concrete';
import * as slots from '../figures/slots';
import { benefitWeight } from '../../wording/benefit-weight';
import { productIn } from './own-products';
import { isFiling } from './rate';
import type { Retold, Teller } from '../shape';
import { unexplainedShortForms } from '../clean/short-forms';
import { fitsTheme } from '../themes/fits';
import type { Theme } from '../themes/theme';

const FEWEST_RIVALS = 2;
/** Of whom a filing speaks without a name: the company’s own. */
const saysWholeStaff = phraseFinder('all (of) (the) employees, median employee');
/** Companies’ names and a trade’s terms may be nothing but capitals. */
const SPEAKS_SHORT: ReadonlySet<string> = new Set(['rivals', 'technology']);

/** Why a sentence that can be told isn’t worth telling under its theme; undefined where it is. */
export function whyWorthless(
  told: Retold,
  theme: Theme,
  row: Evidence,
  { teller, newest }: { readonly teller: Teller; readonly newest: number },
): string | undefined {
  const { text, outline } = told;
  const { company } = teller;
  const filing = isFiling(row);
  if (
    theme.ofCompany &&
    !told.ofCompany &&
    filing &&
    !(theme.id === 'labor' && saysWholeStaff(text))
  )
    return 'not of the company';
  const isOfProduct = theme.id === 'products' && productIn(row, teller) !== undefined;
  if (!isOfProduct && theme.needs?.(text) === false) return 'lacks what its theme needs';
  if (theme.id === 'rivals' && namesIn(text, company) < FEWEST_RIVALS) return 'names nobody';
  if (isOfStaffPage(row) && OF_BUYERS.has(theme.id) && outline?.is === undefined)
    return 'of a page for staff';
  if (!isOfProduct && outline !== undefined && !fitsTheme(theme.id, outline, text))
    return 'doesn’t fit its theme';
  // “Bellmark is a company based on the Bellmark project.”
  if (theme.id === 'what' && outline?.is !== undefined && text.split(company).length > 2)
    return 'defined by its own name';
  if (isOfAnOldPage(told, row)) return 'of an old page';
  if (theme.id === 'technology' && (isPlanned(text) || !namesTool(text, company)))
    return 'no tool, or none yet';
  if (theme.id === 'benefits' && !filing && isNoBenefit(text)) return 'no benefit to compare';
  if (!SPEAKS_SHORT.has(theme.id) && unexplainedShortForms(text, teller).length > 0)
    return 'short form not explained';
  // “We also sell direct” is the lesser way; alone it reads as the only one.
  if (theme.section === 'market' && saysAlso(row.quote)) return 'one way of several';
  const isWorth = filing
    ? isWorthIt(text, theme, company)
    : isWorthOfPage(told, theme, row, company);
  if (!isWorth) return 'says too little';
  // A figure of a year is told longer than a change, which others may have followed.
  const lasts = theme.id === 'results' ? STILL_NEWS + 1 : STILL_NEWS;
  if (theme.recent && isOld(text, newest, lasts)) return 'old';
  if (theme.id !== 'history' && holdsNoMore(told, newest)) return 'may hold no more';
  return isOverForecast(text, newest) ? 'forecast of the past' : undefined;
}

const saysAlso = phraseFinder('also');

/** Pages for those who work there speak of schedules, programs, and pay; of what it sells only where they define it. */
const isOfStaffPage = ({ sourceId }: Evidence): boolean => sourceId === 'site-careers';
const OF_BUYERS: ReadonlySet<string> = new Set(['what', 'products', 'customers', 'results']);

const saysWhatFor = phraseFinder('central to, critical to, fundamental to, key to');

/** A mission by that word, a way of working, and whom it sells to say something without a figure. */
function isWorthIt(text: string, { id, plain }: Theme, company: string): boolean {
  if (id === 'values') return statesMission(text) && !saysWhatFor(text);
  if (id === 'results' && isOfSegment(text)) return false;
  if (id === 'strategy') return isConcrete(text, company) && AIMED.test(text);
  const isPlain =
    plain ||
    (id === 'what' && DEFINITION.test(text.slice(company.length))) ||
    (id === 'products' && EXPLAINS.test(text));
  return isConcrete(text, company) || (isPlain && !isHollow(text, true));
}

/** “Tidewell Pro is Tidewell’s app for …” says what it is without a figure. */
const EXPLAINS = /^(?:\p{Lu}[\p{L}\d]+ ){1,4}is (?:an?|its|\p{Lu}\p{L}+’s?) [^.]{30,}/u;
/** What stands behind the company’s name where it is said what the company is. */
const DEFINITION = /^ is an? [^.]{20,}/u;
const saysWhatItIs = phraseFinder('^ are/=is a/an');
const saysHowMany = phraseFinder('five, four, half, once, six, three, twice, two');
const counts = (text: string): boolean => /\d/u.test(text) || saysHowMany(text);
const opensOnEmployees = phraseFinder(`^ employees and their, ^ employees'`);
const FEWEST_WORDS = 8;
const FEWEST_OF_RULE = 6;
const asksHow = phraseFinder('^ how/when');
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
const NEEDS_YEAR: ReadonlySet<string> = new Set([
  'technology',
  'strategy',
  'hiring',
  'customers',
  'what',
]);

/** Whether a sentence of a page says something by itself that holds for whoever works there. */
function isWorthOfPage(told: Retold, { id }: Theme, row: Evidence, company: string): boolean {
  const { text } = told;
  if (id === 'strategy' && !(isConcrete(text, company) && AIMED.test(text))) return false;
  // A company’s own name may hold a figure.
  const hasFigure = counts(text.replaceAll(company, ''));
  const rest = text.startsWith(company) ? text.slice(company.length) : text;
  if (LASTING.has(id) && !hasFigure && isDone(rest)) return false;
  if (NEEDS_YEAR.has(id) && told.outline?.isPast === true && yearsIn(text).length === 0)
    return false;
  if (opensOnEmployees(text) && !hasFigure) return false;
  const heading = row.context?.headings?.at(-1) ?? '';
  if (id === 'what' && heading.endsWith('?') && asksHow(heading)) return false;
  // “Acme has no tip pool” is a rule, whole in few words.
  const fewest = id === 'terms' ? FEWEST_OF_RULE : FEWEST_WORDS;
  const isBrief = countWords(text) < fewest && !hasFigure && !hasSubstance(text, company);
  // “Acme has an open vacation policy.”
  const isShort = isBrief && !(id === 'benefits' && benefitWeight(text) > 0);
  if (isShort && !saysWhatItIs(rest)) return false;
  return (id === 'values' && namesAim(text)) || !isHollow(text, false);
}

const namesAim = phraseFinder('mission, principle, purpose, values, vision');
const statesMission = phraseFinder(
  `mission/purpose ..3 is/of/to, mission/purpose ..3 “/", =principles/=tenets/=values are/include`,
);
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
/** A filing’s first sentence on a quarter is the whole company’s. */
const isOfQuarter = phraseFinder('in the * quarter of #### . $');
const isOfSegment = (text: string): boolean =>
  !isOfQuarter(text) && OF_SEGMENT.some((form) => form(text) !== undefined);
const AIMED = /\b20\d\d\b|[$€£]\d|\d%/u;

/** A forecast of a year that is over. */
function isOverForecast(text: string, newest: number): boolean {
  const years = yearsOfNow(text);
  return saysForecast(text) && years.length > 0 && Math.max(...years) < newest;
}

const saysForecast = phraseFinder('anticipate, expect, expected, forecast, guidance');

/** Years that a page's present holds. */
const LASTS = 4;

/** Of a time that a page’s present may hold. */
const yearsOfNow = (text: string): readonly number[] =>
  yearsIn(text)
    .map(Number)
    .filter((year) => year >= CENTURY);
const CENTURY = 2_000;
/** In a list of articles, each has its day before it. */
const LISTED_DAY = /\b(?:19|20)\d\d-\d\d-\d\d$/u;
const yearsOld = ({ asOf, publishedAt, fetchedAt, context }: Evidence): number => {
  const listed = LISTED_DAY.exec(context?.before ?? '')?.[0];
  const day = publishedAt ?? asOf ?? listed ?? fetchedAt;
  return Number(fetchedAt.slice(0, 4)) - Number(day.slice(0, 4));
};

/** “It is now 166 people” of a page of long ago, and “it changed its plans” of a page of some year. */
function isOfAnOldPage({ text, outline }: Retold, row: Evidence): boolean {
  const age = yearsOld(row);
  if (outline?.isPast === true) return age > 0 && yearsIn(text).length === 0;
  return age > LASTS;
}

/** What every office has says nothing of how this one builds. */
const withoutEverydayTools = rewriting([
  ['', 'excel, github, google (*), internet, jira, slack, trello, web, word, zoom'],
]);
const saysPractice = phraseFinder(
  'code review*, open source, open-source, pull requests, test coverage',
);
/** How often they ship is how they work. */
const saysPace = phraseFinder('deployed # times, made # deployments, rolled back # times');
const namesTool = (text: string, company: string): boolean =>
  namesIn(withoutEverydayTools(text), company) > 0 || saysPractice(text) || saysPace(text);

/** Nobody compares two offers by a refusal, by a rule on who counts as what, or by leave that nobody hopes to take. */
const isRule = phraseFinder(
  `=death, =funeral, =jury, =passing, bereavement, can be found, carries, combat, deceased, first paycheck,
   have been, military leave, workers’ compensation`,
);
const denies = phraseFinder("cannot, never, not, 't");
const isNoBenefit = (text: string): boolean =>
  denies(text) || isRule(text) || (!counts(text) && benefitWeight(text) === 0);

/** What engineers were about to do when they wrote of it. */
const isPlanned = phraseFinder('will');

/** Years that something is still told as a change. */
const STILL_NEWS = 2;

function isOld(text: string, newest: number, lasts: number): boolean {
  // “a 2040 ambition” is no date of its own.
  const years = yearsIn(text)
    .map(Number)
    .filter((year) => year <= newest);
  return years.length > 0 && Math.max(...years) < newest - lasts;
}

const saysSince = phraseFinder('since');
const isPresent = phraseFinder('are, get, gets, has, have, is, offer, pay, pays, take, work');

/** “On January 4, 2021, staff have 20 days of leave”: what held then and may not hold now. */
function holdsNoMore({ text, outline }: Retold, newest: number): boolean {
  if (outline?.isPast === true) return false;
  const years = yearsOfNow(text);
  return (
    years.length > 0 &&
    Math.max(...years) < newest - STILL_NEWS &&
    isPresent(text) &&
    !saysSince(text)
  );
}
