import { squeeze, trimSigns } from '../../../kernel/text';
import { rewriting } from '../../../language';
import { defined } from '../../../kernel/defined';
import { countryCode } from './countries';

const STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};
const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).map(([code, name]) => [name.toLowerCase(), code]),
);
const withoutNowhere = rewriting([
  ['', '=anywhere, =flexible, =home =office, =hybrid, =on =site, =onsite, =remote, =worldwide'],
]);

/** “TX” in capitals, or “Texas”. Small letters are words: “in”, “or”, “me”. */
export function stateCode(text: string): string | undefined {
  const plain = text.trim();
  return /^[A-Z]{2}$/.test(plain) && Object.hasOwn(STATES, plain)
    ? plain
    : BY_NAME.get(plain.toLowerCase());
}

export function stateName(code: string): string {
  return STATES[code] ?? code;
}

export interface Place {
  readonly city?: string;
  /** Of the United States, two letters. */
  readonly state?: string;
  /** More than one where a name is both a state and a country. */
  readonly countries: readonly string[];
}

/** What a place as people write it tells: “Austin, TX (hybrid)”, “Lyon, France”, “Remote, Germany”. */
export function readPlace(text: string): Place {
  const parts = withoutNowhere(text.replace(/\([^()]*\)/gu, ' '))
    .split(/[,;/|]/u)
    .map((part) => trimSigns(squeeze(part), ' –—-'))
    .filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined) return { countries: [] };
  const isAlone = parts.length === 1;
  // “CA” behind a city is California and “DE” Delaware; the same letters alone are a country’s.
  const inner = parts.length > 2 ? stateCode(parts.at(-2) ?? '') : undefined;
  const state =
    stateCode(last) ??
    (countryCode(last) === 'US'
      ? (inner ?? (parts.length === 2 ? stateCode(parts[0] ?? '') : undefined))
      : undefined);
  const country =
    state !== undefined && /^[A-Z]{2}$/.test(last) && !isAlone ? undefined : countryCode(last);
  const countries = [
    ...new Set([
      ...(state === undefined ? [] : ['US']),
      ...(country === undefined ? [] : [country]),
    ]),
  ];
  const [first = ''] = parts;
  const isPlaceOnly =
    isAlone &&
    (country !== undefined ||
      (state !== undefined && last !== 'New York' && last !== 'Washington'));
  const city =
    isPlaceOnly || (parts.length === 2 && stateCode(first) !== undefined && first !== 'New York')
      ? undefined
      : first;
  return {
    ...(city === undefined || /\d/u.test(city) ? {} : { city }),
    ...defined({ state }),
    countries,
  };
}
