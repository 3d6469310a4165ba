import { Phrasebook } from '../../../language';
import { defined } from '../../../kernel/defined';
/** What of a report a reader of a company wants to know; the parts of one form that every filer has are expected. */
export type PartName =
  | 'letter'
  | 'business'
  | 'people'
  | 'risks'
  | 'cybersecurity'
  | 'properties'
  | 'legal'
  | 'officers'
  | 'discussion'
  | 'statements'
  | 'signatures';

export interface ItemTitle {
  readonly key: string;
  readonly part?: PartName;
  /** How much of a line is its title; 0 where the line has another, or none. */
  readonly lengthIn: (line: string) => number;
}

/** No title has more characters. */
const LONGEST_TITLE = 200;

function of(key: string, titles: string, part?: PartName): ItemTitle {
  const book = new Phrasebook([['title', titles]]);
  const lengthIn = (line: string): number => book.find(line.slice(0, LONGEST_TITLE))[0]?.end ?? 0;
  return { key, lengthIn, ...defined({ part }) };
}

/** The items of a 10-K, in their order. */
export const TEN_K: readonly ItemTitle[] = [
  of(
    '1',
    '^ business, ^ description of (the) business, ^ our (the) business, ^ the business',
    'business',
  ),
  of('1a', '^ risk factors', 'risks'),
  of('1b', '^ unresolved staff comments'),
  of('1c', '^ cyber security, ^ cybersecurity', 'cybersecurity'),
  of('2', '^ description of property, ^ property', 'properties'),
  of('3', '^ legal proceedings', 'legal'),
  of('4', '^ mine safety disclosure, ^ submission of matters', 'officers'),
  of(
    '5',
    `^ market for * $, ^ market for ..24 purchases of equity securities, ^ market for ..24 * $`,
  ),
  of(
    '6',
    `^ [/( (removed) (and) reserved, ^ removed and reserved, ^ reserved,
     ^ selected (consolidated) financial data`,
  ),
  of(
    '7',
    `^ management/managements/management's discussion and analysis,
     ^ management/managements/management's discussion and analysis of financial condition and results of operations`,
    'discussion',
  ),
  of('7a', '^ quantitative and qualitative disclosure about market risk'),
  of(
    '8',
    `^ consolidated financial statements, ^ consolidated financial statements and supplementary data,
     ^ financial statements, ^ financial statements and supplementary data`,
    'statements',
  ),
  of(
    '9',
    `^ changes in and disagreements with accountants $,
     ^ changes in and disagreements with accountants ..12 disclosure,
     ^ changes in and disagreements with accountants ..12 * $`,
  ),
  of('9a', '^ controls and procedures'),
  of('9b', '^ other information'),
  of(
    '9c',
    `^ disclosure regarding foreign jurisdictions,
     ^ disclosure regarding foreign jurisdictions that prevent inspections`,
  ),
  of(
    '10',
    `^ directors (_) (and) executive officers (_),
     ^ directors (_) (and) executive officers (_) and corporate governance`,
    'officers',
  ),
  of('11', '^ executive compensation'),
  of('12', '^ security ownership of'),
  of('13', '^ certain relationships'),
  of('14', '^ principal accountant/accounting'),
  of('15', '^ exhibit'),
  of('16', '^ form 10-k summary'),
];

/** The items of a 20-F, in their order. */
export const TWENTY_F: readonly ItemTitle[] = [
  of('1', '^ identity of directors'),
  of('2', '^ offer statistics'),
  of('3', '^ key information', 'risks'),
  of('4', '^ information on the company', 'business'),
  of('4a', '^ unresolved staff comments'),
  of(
    '5',
    '^ operating and financial review, ^ operating and financial review and prospects',
    'discussion',
  ),
  of('6', '^ directors _ senior management and employees', 'officers'),
  of('7', '^ major shareholders'),
  of('8', '^ financial information', 'legal'),
  of('9', '^ the offer and listing'),
  of('10', '^ additional information'),
  of('11', '^ quantitative and qualitative disclosure'),
  of('12', '^ description of securities'),
  of('15', '^ controls and procedures'),
  of('18', '^ consolidated financial statements, ^ financial statements', 'statements'),
  of('19', '^ exhibit'),
];

/** Parts of an annual report that numbers no items, by their headings alone. */
export const BY_TITLE: readonly ItemTitle[] = [
  of(
    'letter',
    `^ ceo/ceos/ceo's/chair/chairs/chair's letter/report/review/statement $,
     ^ chairman/chairmans/chairman's/chairwoman/chairwomans/chairwoman's letter/report/review/statement $,
     ^ chief executive/executives/executive's letter/report/review/statement $,
     ^ chief executive officer/officers/officer's letter/report/review/statement $,
     ^ dear/fellow (our) shareholders/shareowners/stockholders/stockowners,
     ^ letter to (our) shareholders/shareowners/stockholders/stockowners`,
    'letter',
  ),
  of(
    'business',
    `^ business (model/overview/review) $, ^ description of business (model/overview/review) $,
     ^ our business (model/overview/review) $, ^ strategic report $, ^ what we do $`,
    'business',
  ),
  of(
    'people',
    `^ colleagues/employees/people/workforce $, ^ human capital/resources (management) $,
     ^ our colleagues/employees/people/workforce $`,
    'people',
  ),
  of(
    'risks',
    `^ principal risk factors $, ^ principal risks $, ^ principal risks and uncertainties $,
     ^ risk factors $, ^ risk management $`,
    'risks',
  ),
  of(
    'properties',
    '^ facilities/locations/properties $, ^ our facilities/locations/properties $',
    'properties',
  ),
  of('legal', '^ contingent liabilities $, ^ legal proceedings $, ^ litigation $', 'legal'),
  of(
    'officers',
    `^ board of directors $, ^ executive officers $, ^ leadership team $, ^ management board $,
     ^ our executive officers $, ^ our leadership team $, ^ our management board $`,
    'officers',
  ),
  of(
    'discussion',
    `^ financial review $, ^ management/managements/management's discussion and analysis, ^ operating review $,
     ^ operating and financial review $`,
    'discussion',
  ),
  of(
    'statements',
    `^ consolidated financial statements $, ^ consolidated statement of income/operations $,
     ^ consolidated statement of profit or loss $, ^ financial statements $,
     ^ statement of income/operations $, ^ statement of profit or loss $`,
    'statements',
  ),
];

/** What every report of these forms has. */
export const EXPECTED: readonly PartName[] = [
  'business',
  'risks',
  'properties',
  'legal',
  'discussion',
];
export const EXPECTED_ABROAD: readonly PartName[] = [
  'business',
  'risks',
  'officers',
  'legal',
  'discussion',
];
