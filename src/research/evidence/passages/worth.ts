import { Phrasebook, phraseFinder } from '../../../language';
import { countWords } from '../../../kernel/text';
import type { Document } from '../extract/document';
import type { Passage } from './read-passages';

/** Headings and words of what people who are about to meet a company ask about. */
const WANTED = `=about, =architecture, benefit, =board, =bonus, brand, =career, client, =compensation, =competition,
  =competitive, competitor, =culture, customer, =diversity, employee, =engineering, =equity, =executive =officers,
  =facilities, =flexible, =founded, =general, =headquarters, =highlights, =hiring, =history, holiday, =human =capital,
  =hybrid, incident*, =innovation, interview*, =leadership, =learning, =leave, =legal =proceedings, =litigation,
  location, =mission, =office, =on =call, =onboarding, =outlook, =overview, =parental, =pay, =pension, =people, =perks,
  =principles, =probation, product, =progression, =properties, =purpose, recruit*, =remote, =research, =results, salary,
  segment, service, =stack, =strategic, =strategy, =sustainability, =team, technology, =training, =vacation, value,
  =vision, =workforce`;
const BOILERPLATE = `adversely affect*, all rights reserved, =click, cookie, edit this page, form 10 k, form 10 q,
  forward looking, =hereby, =herein, incorporated by reference, last updated, log in, login, material adverse,
  no assurance, page not found, privacy policy, pursuant to, read more, sign up, =subscribe, terms of service/use,
  this (annual) =report, undue reliance`;
const ACCOUNTING = `actuarial*, amortis*, amortiz*, asc #, asu, carrying =amount/=value, comprehensive income, covenant,
  =deferred, derivative, fair =value, gaap, hedge/hedged/hedging, =indenture, lessee, =notional, par =value, =tranche,
  =unrecognized, valuation =allowance`;
/** Rows that say what a table is read for: who leads, and what came in and remained. */
const OFFICERS = `=chair/=chairman/=chairwoman, chief * (*) =officer, general =counsel, =president`;
const COUNTS = `# =billion/=million/=percent, # =customers/=employees/=people, # =countries/=offices/=states,
  # =days/=hours/=months/=weeks/=years`;
const WORDS = new Phrasebook([
  ['accounting', ACCOUNTING],
  ['boilerplate', BOILERPLATE],
  ['condition', 'could, if, may, might, should, unless, would'],
  ['count', COUNTS],
  ['officer', OFFICERS],
  ['wanted', WANTED],
]);
const isOwn = phraseFinder('^ <own>, ^ “ <own>, ^ " <own>, ^ ( <own>', [
  ['own', 'at *, our, the =company/=firm/=group, us, we'],
]);
const MONEY = /[$€£]\s?\d|\d\s?%/u;
const NAME = /(?<=\p{Ll} )\p{Lu}\p{L}+/u;
const opensWithResult = phraseFinder(
  `^ earnings/income/revenue/sales, ^ net/operating earnings/income/revenue/sales, ^
   consolidated/total (net/operating) earnings/income/revenue/sales`,
);
const ENDS = /[.!?…”"]$/u;
const FEWEST_WORDS = 5;
const MANY_WORDS = 45;

/** Lawyers' and accountants' words, which are every company's. */
export function isBoilerplate(text: string): boolean {
  const said = WORDS.kindsIn(text);
  return said.has('boilerplate') || said.has('accounting');
}

/** What each part of a filing has for somebody who is about to meet the company. */
const OF_PART: Readonly<Record<string, number>> = {
  business: 1.5,
  people: 1.5,
  officers: 1,
  properties: 1,
  legal: 1,
  letter: 1,
  discussion: 0.5,
  risks: -1,
  cybersecurity: -1,
  statements: -1.5,
};

/** Most rows say little alone. */
function rowsCost(isRow: boolean, isOfOfficer: boolean, text: string): number {
  if (!isRow || isOfOfficer) return 0;
  return opensWithResult(text) ? -1 : 0.75;
}

/** How much a passage promises to a reader who knows nothing else of its page. */
export function worthOf(
  { record }: Document,
  { text, context, place, isRow }: Passage,
  names: RegExp,
): number {
  const words = countWords(text);
  const said = WORDS.kindsIn(text);
  const headings = (context.headings ?? []).join(' · ');
  const short = words < FEWEST_WORDS ? 1 : 0;
  return (
    (OF_PART[String(record.details?.['part'] ?? '')] ?? 0) +
    (WORDS.kindsIn(headings).has('wanted') ? 0.75 : 0) +
    (said.has('wanted') ? 0.5 : 0) +
    (isOwn(text) || text.search(names) >= 0 ? 0.75 : 0) +
    (MONEY.test(text) || said.has('count') ? 0.75 : 0) +
    (NAME.test(text) ? 0.25 : 0) +
    (said.has('officer') ? 0.5 : 0) +
    (isRow || ENDS.test(text) ? 0 : -0.25) -
    (said.has('boilerplate') ? 2 : 0) -
    (said.has('accounting') ? 1.25 : 0) -
    (said.has('condition') ? 0.5 : 0) -
    (words > MANY_WORDS ? 0.5 : 0) -
    rowsCost(isRow, said.has('officer'), text) -
    short -
    place * 0.5
  );
}
