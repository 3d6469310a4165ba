import { Phrasebook } from '../../../../language';
import { yearsIn, holdsAny, isCapitalized } from '../../../../kernel/text';
import type { Evidence } from '../../../../research/evidence/shape';

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
const BEING = new Phrasebook([['being', 'are/=is a/an']]);
const LONGEST_NAME = 52;
/** “Bell is a”, behind nothing but a name. */
const saysWhat = (text: string): boolean =>
  isCapitalized(text) &&
  BEING.find(text).some(
    ({ start }) => start <= LONGEST_NAME && !holdsAny(text.slice(0, start), [',', '.']),
  );
export function readAs({ takenFor, attribute, quote }: Evidence): string | undefined {
  const isDefined = takenFor === 'headquarters' && saysWhat(quote);
  const read = isDefined ? 'description' : (takenFor ?? attribute);
  // A partnership with a year is news; one without has lasted.
  return read === 'partner' && yearsIn(quote).length === 0 ? 'partners' : READ_AS[read];
}

/** Rows whose quote is a sentence, which may be told in other words. */
export const isSentence = ({ attribute, quote }: Evidence): boolean =>
  (attribute === 'passage' && !quote.includes('\n')) ||
  attribute === 'statement' ||
  attribute in OF_SENTENCES;
