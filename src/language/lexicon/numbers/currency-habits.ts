/** Where these are paid, a full stop parts thousands and a comma begins decimals. */
export const CONTINENTAL_CURRENCIES: readonly string[] = [
  'ars',
  'brl',
  'chf',
  'clp',
  'cop',
  'czk',
  'dkk',
  'eur',
  'huf',
  'idr',
  'nok',
  'pln',
  'ron',
  'rub',
  'sek',
  'try',
  'uah',
  'vnd',
];

/** Codes that people write small as well; the others are words in small letters. */
export const SMALL_CODES: readonly string[] = [
  'cad',
  'chf',
  'dkk',
  'eur',
  'gbp',
  'inr',
  'jpy',
  'nok',
  'sek',
  'usd',
];
