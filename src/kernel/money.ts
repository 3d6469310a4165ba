declare const centsBrand: unique symbol;

/** A whole number of the smallest unit of a currency; never a fraction, never a float of dollars. */
export type Cents = number & { readonly [centsBrand]: true };

/** What the price list may be written in; what a buyer may choose is a setting. */
export const currencies = ['usd', 'eur', 'gbp', 'cad', 'aud', 'jpy'] as const;
export type Currency = (typeof currencies)[number];

export const isShopCurrency = (word: string): word is Currency =>
  (currencies as readonly string[]).includes(word);

/** How many digits stand behind the point: a yen has no smaller unit. */
export const decimalsOf = (currency: Currency): number => (currency === 'jpy' ? 0 : 2);

export interface Money {
  readonly amount: Cents;
  readonly currency: Currency;
}

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount of money is a whole number of cents, not ${amount}`);
  }
  return amount as Cents;
}

/** In dollars, euros, or yen. */
export function toUnits({ amount, currency }: Money): number {
  return amount / 10 ** decimalsOf(currency);
}

/** To make one costs a hundred times what using it does. */
const formats = new Map<string, Intl.NumberFormat>();

export function formatMoney({ amount, currency }: Money): string {
  const units = toUnits({ amount, currency });
  const decimals = Number.isInteger(units) ? 0 : decimalsOf(currency);
  const key = `${currency} ${decimals}`;
  const known = formats.get(key);
  const format =
    known ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: currency.toUpperCase(),
      minimumFractionDigits: decimals,
    });
  if (!known) formats.set(key, format);
  return format.format(units);
}
