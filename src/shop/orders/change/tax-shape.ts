/** As much of an address as decides a tax. */
export interface TaxPlace {
  /** Two letters. */
  readonly country: string;
  /** Empty where the country needs none. */
  readonly postalCode: string;
}

/** ISO 3166-1, without places that nobody pays from. */
export const taxCountries: readonly string[] = (
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ ' +
  'CA CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FO FR GA ' +
  'GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP KE ' +
  'KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS ' +
  'MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PS PT PY QA RE RO RS ' +
  'RU RW SA SB SC SE SG SH SI SK SL SM SN SO SR SS ST SV SX SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ ' +
  'UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

export const POSTAL_LIMIT = 12;

/** What is wrong with it; null where nothing is. */
export function placeFault({ country, postalCode }: TaxPlace): string | null {
  if (!taxCountries.includes(country)) return 'Choose your country.';
  if (country === 'US' && !/^\d{5}(?:-\d{4})?$/u.test(postalCode)) return 'Enter your ZIP code.';
  return postalCode === '' || /^[A-Z0-9][A-Z0-9 -]{1,11}$/iu.test(postalCode)
    ? null
    : 'Enter your postal code as it’s written on letters.';
}
