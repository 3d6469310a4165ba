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

export function formatMoney(money: Money): string {
  const whole = money.amount % 100 === 0;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: money.currency.toUpperCase(),
    minimumFractionDigits: whole ? 0 : 2,
  }).format(toDollars(money.amount));
}
