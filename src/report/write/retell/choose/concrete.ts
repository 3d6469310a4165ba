import { isCalendarWord, phraseFinder } from '../../../../language';

/** What a company says when it has nothing to tell; one of these empties its sentence. */
const isEmpty = phraseFinder(
  `=bring together, =deliver on, =fundamental to, =help our, =make a difference, =make sure, =make use of,
   =opportunity for all, =passion, =pipeline, =portion, =seek to, =work closely, a combination of, a leader,
   actionable, agile methods, an important part, are focused on, are licensed, aspiration*, aspire*, at the
   heart, attract and retain, believes that, best serve, better serve, brings together, business needs,
   careful management, carefully, central to, collaborates, collaboratively, collectively, committed to,
   complies with, comprehensive, constantly, continually, continuously, costly, creates value, critical
   role, critical to, dedicated to, deep, delivers on, differentiat*, driven by our, efficient sharing,
   enabler*, enhance*, essential to, every attempt, every effort, evolving, exciting, extraordinary,
   facilitates, fast-growing, focuses on, foster*, from each of, generous, global leader, goal is to,
   guideline, helps its, helps our, high-quality, holistic, impactful, important to, in =part, in accordance
   with, in compliance with, increases the value, initiatives, inspire*, inspiring, instrumental, integral
   to, is focused on, is licensed, iteratively, key to, leading platform, leading provider, leading
   supplier, learning organization, leverage*, leveraging, long way, maintains several, makes it easy, makes
   sure, makes use of, market =leader, meaningful, monitors, much-improved, one or more, opportunities for
   all, optimize*, paramount, plays an important role, portfolio of, positive =impact, promotes a, provides
   value, relationships, seeks to, sense of belonging, stakeholders, strive*, strong, suite of, talent and
   succession, tax-efficient, transformation*, transforming, transforms, underrepresented, up to date,
   updated regularly, value creation, value-driven, wellbeing pillars, which included`,
);
/** Money that says how accounts were made, not how a business does. */
const isOfAccounts = phraseFinder(
  `=aggregate, =allocation, =consideration, =dollar, =impact of, =percentage of, =remeasurement, =tranche,
   adjusted for, adverse, allocated, as compared, assets, basis points, carryforwards, cash equivalents,
   cash flow, charge, comprised, convertible, costs and expenses, credit facilities, currency, depreciation,
   discontinued, divestiture, effective tax, favorable, from a year ago, gain, general and administrative,
   impacted, incurred, intercompany, interest expense, inventories, lag impact, marketable securities, net
   cash, non-cash, partially, payable*, proceeds, receivable*, reserve, revolving, senior notes, tac,
   termination fee, unallocated, unfavorable, weighted, working capital`,
);
const COUNTED = /[$€£]\d|\d%|(?<![\p{L}\p{N}-])\d[\d,.]* (?!and |in |of |to |for )[\p{L}-]/u;
const countsInWords = phraseFinder('two/three/four/five/six/seven/eight/nine/ten/eleven/twelve *');
const NAME = /(?<=[\p{L},] )\p{Lu}[\p{L}\d-]*[\p{L}\d]/gu;
const FEWEST_NAMES = 2;

/** Names in a sentence, besides the company’s own and the calendar’s. */
export function namesIn(text: string, company: string): number {
  const own = new Set(company.split(' '));
  const names = (text.match(NAME) ?? []).filter(
    (name) => !own.has(name) && !isCalendarWord(name.toLowerCase()),
  );
  return new Set(names).size;
}

/** What a handbook hopes, allows, or keeps open. */
const hedges = phraseFinder(
  `aims to, are happy to, are important, can only, can opt out, do our best, does its best, encourage*,
   expects, guarantees, have a role in, hopes to, if necessary, is happy to, is important, is interested in,
   may be eligible, recommend*, reserves the right, take seriously, takes seriously, tries hard, tries to,
   trusts, wants to, where necessary, where possible, wherever possible, will do its best, would like`,
);

/** Praise, hope, and in a filing the wording of accounts. */
export const isHollow = (text: string, filing: boolean): boolean =>
  isEmpty(text.replace(OF_TRADE, '')) ||
  (filing ? isOfAccounts(text) || isBareChange(text) : hedges(text));

/** What somebody is by trade is no empty word: “a company that focuses on gauges”. */
const OF_TRADE = /(?<=\b(?:company|organization) )that focuses on\b/u;

/** “The increase in countries was driven by …” */
const isBareChange = phraseFinder(
  `^ the change, ^ the decline, ^ the decrease, ^ the fall, ^ the growth, ^ the increase,
   ^ the rise`,
);

/** Whether a text has what a filing’s sentence needs to be worth telling: an amount, or names. */
export const hasSubstance = (text: string, company: string): boolean =>
  COUNTED.test(text) || countsInWords(text) || namesIn(text, company) >= FEWEST_NAMES;

/** Whether a sentence of a filing tells what couldn’t stand in any other company’s. */
export const isConcrete = (text: string, company: string): boolean =>
  !isHollow(text, true) && hasSubstance(text, company);
