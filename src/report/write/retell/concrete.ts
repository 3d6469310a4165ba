import { isCalendarWord, phraseFinder } from '../../../language';
import { anyWord } from './any-word';

/** What a company says when it has nothing to tell; one of these empties its sentence. */
const EMPTY = anyWord(
  `actionable, differentiat*, relationships, much-improved, tax-efficient, comprehensive, suite of, sense of belonging,
   inspire*, inspiring, transforms,
   transforming, transformation*, is focused on, are focused on, focuses on, critical to, key to, central to,
   important to, fundamental to, essential to, integral to, paramount, passion, aspiration*, aspire*, foster*,
   promotes a, meaningful, holistic, seek to, seeks to, value-driven, opportunity for all, opportunities for all,
   creates value, provides value, increases the value, enhance*, leverage*, leveraging, optimize*, strong, deep,
   deliver on, delivers on, best serve, better serve, high-quality, long way, stakeholders, value creation, driven by
   our, talent and succession, attract and retain, work closely, continually, continuously, constantly, evolving,
   a combination of, in part, positive impact, make a difference, at the heart, dedicated to, enabler*, enablers,
   portion, portfolio of, guideline, guidelines,
   makes use of, make use of, extraordinary, believes that, monitors, facilitates,
   helps our, help our, helps its, critical role, instrumental, pipeline,
   leading platform, leading provider, leading supplier, market leader, global leader, a leader,
   fast-growing, goal is to,
   bring together, brings together, impactful, initiatives, from each of, which included, carefully, efficient sharing,
   makes sure, make sure, every effort, every attempt, makes it easy, plays an important role,
   an important part, collectively,
   underrepresented, wellbeing pillars, committed to, strive*,
   learning organization, updated regularly, up to date, business needs, generous, costly, collaboratively,
   iteratively, agile methods, is licensed, are licensed, exciting, careful management, collaborates,
   maintains several, one or more, in compliance with, in accordance with, complies with`,
);
/** Money that says how accounts were made, not how a business does. */
const ACCOUNTS = anyWord(
  `cash equivalents, marketable securities, cash flow, cash flows, net cash, currencies, currency, dollar,
   comprised, reserve, reserves, gain, gains, convertible, aggregate, consideration, carryforwards, non-cash,
   adjusted for, basis points, TAC, incurred, charges, impacted, impact of, lag impact, effective tax, working capital,
   allocation, allocated, receivable*, payable*, inventories, depreciation, interest expense, remeasurement,
   discontinued, unallocated, costs and expenses, general and administrative, intercompany, proceeds, weighted,
   termination fee, credit facilities, revolving, tranche, senior notes, adverse, favorable, unfavorable,
   divestiture, divestitures, partially, percentage of, charge, assets, as compared, from a year ago`,
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
const HEDGED = anyWord(
  `wants to, is happy to, are happy to, will do its best, does its best, do our best,
   trusts, guarantees, is interested in, have a role in,
   encourage*, aims to,
   hopes to, tries to, tries hard, can opt out, may be eligible, reserves the right, where possible, wherever possible,
   recommend*, can only, if necessary, where necessary, is important, are important, take seriously,
   takes seriously, expects, would like`,
);

/** Praise, hope, and in a filing the wording of accounts. */
export const isHollow = (text: string, filing: boolean): boolean =>
  text.replace(OF_TRADE, '').search(EMPTY) >= 0 ||
  (filing ? text.search(ACCOUNTS) >= 0 || isBareChange(text) : text.search(HEDGED) >= 0);

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
