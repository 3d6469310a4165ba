declare const centsBrand: unique symbol;

/** A whole number of the smallest unit of a currency; never a fraction, never a float of dollars. */
export type Cents = number & { readonly [centsBrand]: true };

export type Currency = 'usd';

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

export function toDollars(amount: Cents): number {
  return amount / 100;
}

/** To make one costs a hundred times what using it does. */
const formats = new Map<string, Intl.NumberFormat>();

export function formatMoney({ amount, currency }: Money): string {
  const decimals = amount % 100 === 0 ? 0 : 2;
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
  return format.format(toDollars(amount));
}
