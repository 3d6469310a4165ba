import { phraseFinder } from '../../../language';
import { countWords } from '../../../kernel/text';
import type { Document } from '../extract/document';
import type { Passage } from './read-passages';

const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'iu');

/** Headings and words of what people who are about to meet a company ask about. */
const WANTED = anyOf([
  'mission',
  'vision',
  'values?',
  'principles',
  'purpose',
  'strateg(?:y|ic)',
  'about',
  'overview',
  'general',
  'history',
  'founded',
  'customers?',
  'clients?',
  'products?',
  'services?',
  'brands?',
  'competit(?:ion|ive|ors?)',
  'segments?',
  'people',
  'employees?',
  'human capital',
  'workforce',
  'team',
  'culture',
  'diversity',
  'benefits?',
  'perks',
  'leave',
  'holidays?',
  'vacation',
  'parental',
  'pension',
  'salar(?:y|ies)',
  'pay',
  'compensation',
  'bonus',
  'equity',
  'hiring',
  String.raw`recruit\w*`,
  String.raw`interview\w*`,
  'onboarding',
  'probation',
  'career',
  'progression',
  'training',
  'learning',
  'remote',
  'hybrid',
  'flexible',
  'office',
  'locations?',
  'headquarters',
  'properties',
  'facilities',
  'executive officers',
  'leadership',
  'board',
  'legal proceedings',
  'litigation',
  'sustainability',
  'highlights',
  'results',
  'outlook',
  'on-call',
  String.raw`incident\w*`,
  'engineering',
  'technolog(?:y|ies)',
  'stack',
  'architecture',
  'innovation',
  'research',
]);
const BOILERPLATE = anyOf([
  'forward-looking',
  'herein',
  'hereby',
  'pursuant to',
  'incorporated by reference',
  'no assurance',
  'undue reliance',
  'material adverse',
  String.raw`adversely affect\w*`,
  'form 10-[kq]',
  'this (?:annual )?report',
  'all rights reserved',
  'cookies?',
  'privacy policy',
  'terms of (?:use|service)',
  'subscribe',
  'click',
  'log ?in',
  'sign up',
  'read more',
  'page not found',
  'edit this page',
  'last updated',
]);
const ACCOUNTING = anyOf([
  String.raw`amorti[sz]\w*`,
  'deferred',
  'fair value',
  'hedg(?:e[ds]?|ing)',
  'derivatives?',
  'lessees?',
  String.raw`actuarial\w*`,
  'asu',
  String.raw`asc \d`,
  'gaap',
  'unrecognized',
  'valuation allowance',
  'carrying (?:amount|value)',
  'comprehensive income',
  'notional',
  'par value',
  'tranche',
  'indenture',
  'covenants?',
]);
const saysCondition = phraseFinder('could, if, may, might, should, unless, would');
const OWN = /^["“(]?(?:we|our|us|the (?:company|group|firm)|at \p{Lu})\b/iu;
const MONEY = /[$€£]\s?\d|\d\s?%/u;
const COUNT = anyOf([
  String.raw`\d[\d,.]{0,15} (?:percent|million|billion|people|employees|countries|states)`,
  String.raw`\d[\d,.]{0,15} (?:years|days|weeks|hours|months|offices|customers)`,
]);
const NAME = /(?<=\p{Ll} )\p{Lu}\p{L}+/u;
/** Rows that say what a table is read for: who leads, and what came in and remained. */
const OFFICER = anyOf([
  String.raw`chief \p{L}+(?: \p{L}+)? officer`,
  'president',
  'general counsel',
  'chair(?:man|woman)?',
]);
const opensWithResult = phraseFinder(
  `^ earnings/income/revenue/sales, ^ net/operating earnings/income/revenue/sales, ^
   consolidated/total (net/operating) earnings/income/revenue/sales`,
);
const ENDS = /[.!?…”"]$/u;
const FEWEST_WORDS = 5;
const MANY_WORDS = 45;

/** Lawyers' and accountants' words, which are every company's. */
export function isBoilerplate(text: string): boolean {
  return BOILERPLATE.test(text) || ACCOUNTING.test(text);
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
function rowsCost(isRow: boolean, text: string): number {
  if (!isRow || OFFICER.test(text)) return 0;
  return opensWithResult(text) ? -1 : 0.75;
}

/** How much a passage promises to a reader who knows nothing else of its page. */
export function worthOf(
  { record }: Document,
  { text, context, place, isRow }: Passage,
  names: RegExp,
): number {
  const words = countWords(text);
  const headings = (context.headings ?? []).join(' · ');
  const short = words < FEWEST_WORDS ? 1 : 0;
  return (
    (OF_PART[String(record.details?.['part'] ?? '')] ?? 0) +
    (WANTED.test(headings) ? 0.75 : 0) +
    (WANTED.test(text) ? 0.5 : 0) +
    (OWN.test(text) || text.search(names) >= 0 ? 0.75 : 0) +
    (MONEY.test(text) || COUNT.test(text) ? 0.75 : 0) +
    (NAME.test(text) ? 0.25 : 0) +
    (OFFICER.test(text) ? 0.5 : 0) +
    (isRow || ENDS.test(text) ? 0 : -0.25) -
    (BOILERPLATE.test(text) ? 2 : 0) -
    (ACCOUNTING.test(text) ? 1.25 : 0) -
    (saysCondition(text) ? 0.5 : 0) -
    (words > MANY_WORDS ? 0.5 : 0) -
    rowsCost(isRow, text) -
    short -
    place * 0.5
  );
}
