export type Paper = 'us-letter' | 'a4';

/** Where sheets are of the American size; everywhere else they are A4. */
const LETTER_COUNTRIES = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'PR',
  'GT',
  'CR',
  'PA',
  'DO',
  'NI',
  'SV',
  'VE',
]);

/** The size a printer holds where somebody pays from; Letter while nobody knows. */
export function paperFor(country: string | null): Paper {
  return country === null || LETTER_COUNTRIES.has(country.toUpperCase()) ? 'us-letter' : 'a4';
}
