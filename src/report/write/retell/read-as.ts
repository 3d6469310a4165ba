import type { Evidence } from '../../../research/evidence/shape';

/** Attributes whose rows are whole sentences, and the theme that tells such things. */
const OF_SENTENCES: Readonly<Record<string, string>> = {
  acquisition: 'change',
  benefit: 'benefits',
  competitor: 'rivals',
  customer: 'customers',
  divestment: 'change',
  growth: 'results',
  hiring: 'hiring',
  launch: 'change',
  layoff: 'change',
  legal: 'legal',
  partner: 'change',
  pay: 'benefits',
  restructuring: 'change',
  tech: 'technology',
  'work-mode': 'ways',
};
/** What a reader that isn’t proven took a sentence for, besides. */
const READ_AS: Readonly<Record<string, string>> = {
  ...OF_SENTENCES,
  board: 'leaders',
  'chief-executive': 'leaders',
  description: 'what',
  employees: 'size',
  founded: 'history',
  founder: 'history',
  funding: 'change',
  headquarters: 'size',
  leadership: 'leaders',
  mission: 'values',
  'net-income': 'results',
  'net-income-of-period': 'results',
  office: 'size',
  product: 'products',
  revenue: 'results',
  'revenue-of-period': 'results',
};
/** “Bell is a bank headquartered in Ohio” says first of all what it is. */
const SAYS_WHAT = /^(?:We|It|The company|\p{Lu}[^,.]{0,50}?) (?:is|are) an? /u;
/** A partnership with a year is news; one without has lasted. */
const YEAR = /\b20\d\d\b/u;
export function readAs({ takenFor, attribute, quote }: Evidence): string | undefined {
  const isDefined = takenFor === 'headquarters' && SAYS_WHAT.test(quote);
  const read = isDefined ? 'description' : (takenFor ?? attribute);
  return read === 'partner' && !YEAR.test(quote) ? 'partners' : READ_AS[read];
}

/** Rows whose quote is a sentence, which may be told in other words. */
export const isSentence = ({ attribute, quote }: Evidence): boolean =>
  (attribute === 'passage' && !quote.includes('\n')) ||
  attribute === 'statement' ||
  attribute in OF_SENTENCES;
