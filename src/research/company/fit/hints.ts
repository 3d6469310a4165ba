import type { Company } from '../companies';
import { comparableName } from '../names/names';

/** Words for one thing, as people and directories say them. */
const GROUPS: readonly (readonly string[])[] = [
  ['lab', 'labs', 'laboratory', 'laboratories', 'research'],
  ['bank', 'banks', 'banking', 'finance', 'financial', 'lender'],
  ['airline', 'airlines', 'aviation', 'carrier'],
  ['shop', 'shops', 'store', 'stores', 'retail', 'retailer', 'supermarket'],
  [
    'pharma',
    'pharmaceutical',
    'pharmaceuticals',
    'drug',
    'drugs',
    'biotech',
    'biotechnology',
    'therapeutics',
  ],
  ['software', 'tech', 'technology', 'app', 'internet', 'computer', 'developer', 'engineer'],
  ['car', 'cars', 'automotive', 'automaker', 'automobile', 'vehicles'],
  ['publisher', 'publishing', 'books', 'book', 'magazine', 'newspaper'],
  ['telecom', 'telecommunications', 'mobile', 'phone', 'phones'],
  ['food', 'foods', 'grocery', 'groceries', 'restaurant', 'restaurants'],
  ['music', 'record', 'records'],
  ['oil', 'gas', 'petroleum', 'energy'],
  ['health', 'healthcare', 'hospital', 'hospitals', 'clinic', 'medical', 'nurse'],
  ['clothing', 'clothes', 'fashion', 'apparel'],
  ['film', 'films', 'movie', 'movies', 'studio', 'studios', 'entertainment', 'television'],
  ['hotel', 'hotels', 'hospitality'],
  ['consulting', 'consultancy', 'consultants', 'advisory'],
  ['insurance', 'insurer', 'insurers'],
];
const GROUP_OF = new Map(
  GROUPS.flatMap((words, index) => words.map((word) => [word, index] as const)),
);
/** Places that stand at the end of many names. */
const PLACES = ['africa', 'america', 'asia', 'europe', 'india', 'usa'];
const SHORTEST_BEFORE = 3;

/** The word for a trade or a place that a name in one word ends with: “bank” of “mossbank”. */
export function endingOf(name: string): string | undefined {
  return [...GROUP_OF.keys(), ...PLACES]
    .filter((word) => name.endsWith(word) && name.length - word.length >= SHORTEST_BEFORE)
    .toSorted((one, other) => other.length - one.length)[0];
}

const EMPTY = new Set([
  'the',
  'a',
  'an',
  'of',
  'in',
  'at',
  'on',
  'and',
  'or',
  'for',
  'one',
  'that',
  'this',
  'not',
  'company',
  'firm',
  'business',
  'from',
  'by',
  'with',
  'who',
  'which',
  'they',
  'makes',
  'make',
  'is',
  'it',
  'based',
  'inc',
  'senior',
  'junior',
  'manager',
]);

export function tellingWords(text: string): readonly string[] {
  return comparableName(`${text} .`)
    .split(' ')
    .filter((word) => word.length > 1 && !EMPTY.has(word));
}

/** “refrigeration” and “refrigerated” are one word here, and so are “lab” and “laboratory”. */
export function isOneWord(one: string, other: string): boolean {
  if (one === other) return true;
  const group = GROUP_OF.get(one);
  if (group !== undefined && group === GROUP_OF.get(other)) return true;
  return one.length > 5 && other.length > 5 && one.slice(0, 6) === other.slice(0, 6);
}

function describedBy(company: Company): readonly string[] {
  const { names, aliases, description, industry, headquarters, country, parent, ticker, domain } =
    company;
  return tellingWords(
    [
      ...names,
      ...aliases,
      description,
      industry,
      headquarters,
      country,
      parent,
      ticker,
      domain?.split('.')[0],
    ]
      .filter((one) => one !== undefined)
      .join(' . '),
  );
}

function shareOf(words: readonly string[], described: readonly string[]): number {
  return words.length === 0
    ? 0
    : words.filter((word) => described.some((other) => isOneWord(word, other))).length /
        words.length;
}

/** Whether at least half of what was added says something that is known of the company, beside the name itself. */
export function fitsHint(company: Company, hint: string, typed: string): boolean {
  const name = new Set(tellingWords(typed));
  return (
    shareOf(
      tellingWords(hint).filter((word) => !name.has(word)),
      describedBy(company),
    ) >= 0.5
  );
}

export function fitsPlace({ headquarters, country, description }: Company, place: string): boolean {
  const known = tellingWords(
    [headquarters, country, description].filter((one) => one !== undefined).join(' . '),
  );
  return tellingWords(place).some((word) => known.includes(word));
}

export function fitsRole({ description, industry, names }: Company, role: string): boolean {
  const known = tellingWords(
    [description, industry, ...names].filter((one) => one !== undefined).join(' . '),
  );
  return tellingWords(role).some(
    (word) => word.length > 3 && known.some((other) => isOneWord(word, other)),
  );
}
