import { prices } from '../../../content/prices';
import { cents, type Currency, type Money } from '../../kernel/money';
import { hours, type Duration } from '../../kernel/time';

/** The one thing we sell. Every price and promise anywhere in the shop comes from here. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  /** From settled payment to the report in the buyer's mailbox; it does not stop at night. */
  readonly promise: Duration;
  /** From a manual request to the payment instructions. */
  readonly manualContact: Duration;
  readonly gift: {
    readonly name: string;
    /** Massachusetts asks that a gift certificate be good for seven years (M.G.L. c. 200A, § 5D). */
    readonly validYears: number;
  };
}

/** From the one list of prices. */
export function priceIn(currency: Currency): Money {
  return { amount: cents(prices[currency]), currency };
}

export const interviewReport: Product = {
  id: 'interview-report',
  name: 'Interview preparation report',
  price: priceIn('usd'),
  promise: hours(12),
  manualContact: hours(24),
  gift: { name: 'Gift: one interview report', validYears: 7 },
};
