import { cents, formatMoney, type Cents, type Currency, type Money } from '../../../kernel/money';

/** What an order costs, and what a code took off. */
export interface OrderPrice {
  /** What is to be paid, or was. */
  readonly amount: Cents;
  readonly currency: Currency;
  readonly code: string | null;
  /** In cents; zero without a code. */
  readonly discount: Cents;
  /** Part of the amount; null where none was calculated. */
  readonly tax: Cents | null;
}

/** Of an order, its price alone. */
export const orderPriceOf = ({
  amount,
  currency,
  code,
  discount,
  tax,
}: OrderPrice): OrderPrice => ({
  amount,
  currency,
  code,
  discount,
  tax,
});

/** What it costs before a code and tax. */
export const listPriceOf = ({ amount, discount, tax }: OrderPrice): Cents =>
  cents(amount - (tax ?? 0) + discount);

/** “$28 (code SPRING20, −$7)”. */
export function formatPrice({ amount, currency, code, discount, tax }: OrderPrice): string {
  const money = (sum: Cents): string => formatMoney({ amount: sum, currency });
  const parts = [
    ...(code === null ? [] : [`code ${code}, −${money(discount)}`]),
    ...(tax === null || tax === 0 ? [] : [`tax ${money(tax)}`]),
  ];
  return parts.length === 0 ? money(amount) : `${money(amount)} (${parts.join('; ')})`;
}

/** Either a share of the price or a fixed sum. */
export type CodeTerms =
  | { readonly percent: number; readonly amountOff: null }
  | { readonly percent: null; readonly amountOff: Cents };

/** How far a code reaches; null is without a limit. */
export interface CodeLimits {
  readonly usesLimit: number | null;
  readonly usesPerAddress: number | null;
  readonly validFrom: string;
  readonly validUntil: string | null;
}

export type CodeState = 'active' | 'scheduled' | 'expired' | 'used-up' | 'ended';

/** A code as the desk lists it. Sums are of orders that were paid. */
export interface CodeLine extends CodeLimits {
  readonly code: string;
  readonly terms: CodeTerms;
  readonly state: CodeState;
  readonly note: string;
  readonly createdBy: string;
  readonly createdAt: string;
  /** Orders that hold it, paid for or about to be. */
  readonly uses: number;
  readonly paid: number;
  /** One sum for each currency it was used in. */
  readonly discount: readonly Money[];
  readonly revenue: readonly Money[];
}

/** The provider charges nothing below it: less than that is left to the buyer. */
const LEAST_CHARGE = 50;

/** What a code takes off a price; what would be too little to charge goes too. */
export function discountOf({ percent, amountOff }: CodeTerms, price: Cents): Cents {
  const off = percent === null ? amountOff : Math.round((price * percent) / 100);
  return cents(price - off < LEAST_CHARGE ? price : off);
}

/** As codes are kept: people type them in small letters and with spaces. */
export const plainCode = (typed: string): string =>
  typed.replace(/\s+/gu, '').toUpperCase().slice(0, LONGEST_CODE);

export const LONGEST_CODE = 40;
export const isCode = (code: string): boolean => /^[A-Z0-9][A-Z0-9-]{2,39}$/u.test(code);

export type CodeRefusal =
  | 'empty'
  | 'unknown'
  | 'not-yet'
  | 'expired'
  | 'used-up'
  | 'used-by-address'
  | 'gift-ended'
  | 'other-address'
  | 'not-for-gifts'
  | 'in-dollars'
  | 'no-draft'
  | 'in-progress'
  | 'unavailable';

/** What a buyer is told; a page without scripts names the refusal in its address alone. */
export const codeRefusals: Readonly<Record<CodeRefusal, string>> = {
  empty: 'Enter a code.',
  unknown: 'We don’t know this code. Check its spelling.',
  'not-yet': 'This code isn’t valid yet.',
  expired: 'This code has expired.',
  'used-up': 'This code has been used up.',
  'used-by-address': 'This code was already used with this email address.',
  'gift-ended': 'This gift is no longer good. Ask whoever gave it to you.',
  'other-address': 'This gift is for another email address. Use the one it was sent to.',
  'not-for-gifts': 'Codes can’t pay for gifts.',
  'in-dollars': 'This code takes off dollars. Choose to pay in US dollars to use it.',
  'no-draft': 'We lost your details. Fill in the form again.',
  'in-progress': 'Your payment is being confirmed, so the price can’t change now.',
  unavailable: 'We can’t check codes right now. Try again in a minute.',
};

export const isCodeRefusal = (word: string): word is CodeRefusal =>
  Object.hasOwn(codeRefusals, word);
