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
  readonly title: RegExp;
  readonly part?: PartName;
}

const of = (key: string, title: RegExp, part?: PartName): ItemTitle => ({
  key,
  title,
  ...defined({ part }),
});

/** The items of a 10-K, in their order. */
export const TEN_K: readonly ItemTitle[] = [
  of('1', /^(?:description of |our )?(?:the )?business(?:es)?\b/iu, 'business'),
  of('1a', /^risk factors\b/iu, 'risks'),
  of('1b', /^unresolved staff comments\b/iu),
  of('1c', /^cyber-?\s?security\b/iu, 'cybersecurity'),
  of('2', /^(?:description of )?propert(?:y|ies)\b/iu, 'properties'),
  of('3', /^legal proceedings\b/iu, 'legal'),
  of('4', /^(?:mine safety disclosures?|submission of matters)\b/iu, 'officers'),
  of('5', /^market for\b[^.]{0,140}?(?:purchases of equity securities|$)/iu),
  of(
    '6',
    /^(?:selected (?:consolidated )?financial data\b|[[(]?(?:removed and )?reserved[\])]?)/iu,
  ),
  of(
    '7',
    /^management[’']?s discussion and analysis(?: of financial condition and results of operations)?/iu,
    'discussion',
  ),
  of('7a', /^quantitative and qualitative disclosures? about market risks?\b/iu),
  of('8', /^(?:consolidated )?financial statements(?: and supplementary data)?\b/iu, 'statements'),
  of('9', /^changes in and disagreements with accountants\b[^.]{0,60}?(?:disclosures?|$)/iu),
  of('9a', /^controls and procedures\b/iu),
  of('9b', /^other information\b/iu),
  of('9c', /^disclosures? regarding foreign jurisdictions\b[^.]{0,50}/iu),
  of(
    '10',
    /^directors,? (?:and )?executive officers,?(?: and corporate governance)?/iu,
    'officers',
  ),
  of('11', /^executive compensation\b/iu),
  of('12', /^security ownership of\b/iu),
  of('13', /^certain relationships\b/iu),
  of('14', /^principal account(?:ant|ing)\b/iu),
  of('15', /^exhibits?\b/iu),
  of('16', /^form 10-k summary\b/iu),
];

/** The items of a 20-F, in their order. */
export const TWENTY_F: readonly ItemTitle[] = [
  of('1', /^identity of directors\b/iu),
  of('2', /^offer statistics\b/iu),
  of('3', /^key information\b/iu, 'risks'),
  of('4', /^information on the company\b/iu, 'business'),
  of('4a', /^unresolved staff comments\b/iu),
  of('5', /^operating and financial review(?: and prospects)?\b/iu, 'discussion'),
  of('6', /^directors, senior management and employees\b/iu, 'officers'),
  of('7', /^major shareholders\b/iu),
  of('8', /^financial information\b/iu, 'legal'),
  of('9', /^the offer and listing\b/iu),
  of('10', /^additional information\b/iu),
  of('11', /^quantitative and qualitative disclosures?\b/iu),
  of('12', /^description of securities\b/iu),
  of('15', /^controls and procedures\b/iu),
  of('18', /^(?:consolidated )?financial statements\b/iu, 'statements'),
  of('19', /^exhibits?\b/iu),
];

/** Parts of an annual report that numbers no items, by their headings alone. */
export const BY_TITLE: readonly ItemTitle[] = [
  of(
    'letter',
    /^(?:letter to|dear|fellow) (?:our )?(?:share|stock)(?:holders|owners)\b/iu,
    'letter',
  ),
  of(
    'letter',
    /^(?:chair(?:man|woman)?|chief executive(?: officer)?|CEO)[’']?s? (?:statement|review|letter|report)$/iu,
    'letter',
  ),
  of(
    'business',
    /^(?:(?:our |description of )?business(?: (?:model|overview|review))?|strategic report|what we do)$/iu,
    'business',
  ),
  of(
    'people',
    /^(?:(?:our )?(?:people|employees|workforce|colleagues)|human (?:capital|resources)(?: management)?)$/iu,
    'people',
  ),
  of(
    'risks',
    /^(?:(?:principal )?risk factors|principal risks(?: and uncertainties)?|risk management)$/iu,
    'risks',
  ),
  of('properties', /^(?:our )?(?:properties|facilities|locations)$/iu, 'properties'),
  of('legal', /^(?:legal proceedings|litigation|contingent liabilities)$/iu, 'legal'),
  of(
    'officers',
    /^(?:board of directors|(?:our )?(?:executive officers|leadership team|management board))$/iu,
    'officers',
  ),
  of(
    'discussion',
    /^(?:management[’']?s discussion and analysis\b.{0,70}|(?:operating|(?:operating and )?financial) review)$/iu,
    'discussion',
  ),
  of(
    'statements',
    /^(?:consolidated )?(?:financial statements|statements? of (?:income|operations|profit or loss))$/iu,
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
