import type { Cents } from '../../kernel/money';
import type { ReceiptDetails } from './change/receipt-shape';
import type { OrderPrice } from './codes/shape';
import {
  type OrderKind,
  type OrderState,
  type PaymentState,
  isAwaited,
} from './change/states-shape';
import type { OrderAnswers, OrderDetails } from './place/fields-shape';
export * from './change/receipt-shape';
export * from './change/states-shape';
export * from './change/tax-shape';
export * from './codes/shape';
export * from './gifts/shape';
export * from './place/fields-shape';

/** Every order and every attempt at paying one is named by a UUID. */
export function isIdentifier(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Who did it: the timeline of an order names someone for every line. */
export type Actor = 'buyer' | 'system' | 'provider' | `staff:${string}`;

/** What an order's timeline can say. */
export type OrderHappening =
  | 'placed'
  | 'manual-requested'
  | 'payment-begun'
  | 'payment-failed'
  | 'paid'
  | 'refund-asked'
  | 'refunded'
  | 'refund-returned'
  | 'disputed'
  | 'dispute-won'
  | 'dispute-lost'
  | 'started'
  | 'submitted-for-review'
  | 'returned-to-production'
  | 'delivered'
  | 'cancel-asked'
  | 'cancel-declined'
  | 'message-answered'
  | 'cancelled'
  | 'expired'
  | 'answered-questions'
  | 'company-asked'
  | 'company-chosen'
  | 'company-handed-over'
  | 'address-asked'
  | 'address-corrected'
  | 'instructions-sent'
  | 'promise-extended'
  | 'second-round-asked'
  | 'second-round-ready'
  | 'second-round-failed'
  | 'gift-issued'
  | 'gift-sent';

export const stages = [
  'Draft',
  'Awaiting payment',
  'Confirming payment',
  'Queued',
  'Researching',
  'In expert review',
  'Delivered',
  'Refunded',
  'Cancelled',
] as const;

/** What a person is shown; derived from the two states. The database derives it too, for searching alone. */
export type Stage = (typeof stages)[number];

/** A stage or a status as a person reads it; the stored word keeps its older spelling. */
export const formatStage = (stage: string): string => stage.replace('ancelled', 'anceled');

export function stageOf(order: OrderState, payment: PaymentState): Stage {
  if (payment === 'refunded') return 'Refunded';
  switch (order) {
    case 'draft':
      if (payment === 'manual-requested') return 'Awaiting payment';
      return payment === 'pending' ? 'Confirming payment' : 'Draft';
    case 'placed':
      if (payment === 'none' || payment === 'manual-requested') return 'Awaiting payment';
      return payment === 'pending' ? 'Confirming payment' : 'Queued';
    case 'in-production':
      return 'Researching';
    case 'in-review':
      return 'In expert review';
    case 'delivered':
      return 'Delivered';
    case 'cancelled':
      return 'Cancelled';
  }
}

/** Two or three occupations that a typed role may mean, offered to its buyer. */
export interface RoleOffer {
  readonly typed: string;
  readonly choices: readonly { readonly code: string; readonly title: string }[];
  /** A code, or “none”; null while nobody has chosen. */
  readonly chosen: string | null;
}

/** Chosen where none of the offered occupations is near. */
export const NO_OCCUPATION = 'none';

/** What a buyer's page may know of an order. */
export interface OrderView extends OrderPrice {
  readonly id: string;
  readonly number: string | null;
  readonly kind: OrderKind;
  readonly state: OrderState;
  readonly payment: PaymentState;
  /** Raised by every change, so that a page can tell whether it is out of date. */
  readonly version: number;
  /** Raised by every act of a person or the payment provider, and by nothing the shop does by itself. */
  readonly actCount: number;
  readonly details: OrderDetails;
  readonly answers: OrderAnswers;
  /** What the buyer said the role is nearest to, or “none”; null while nobody has chosen. */
  readonly occupation: string | null;
  /** Which company the buyer picked while typing its name, by its identifier; null where none was picked. */
  readonly companyPick: string | null;
  readonly stage: Stage;
  readonly refundedAmount: Cents;
  readonly receiptFor: ReceiptDetails;
  readonly billingCountry: string | null;
  readonly placedAt: string | null;
  readonly paidAt: string | null;
  readonly promisedAt: string | null;
  readonly contactDueAt: string | null;
  readonly deliveredAt: string | null;
  readonly cancelAskedAt: string | null;
}

/** What a buyer is told of the hour before paying. */
export interface DeliveryOffer {
  /** Whether that is no later than the hours that are promised everywhere. */
  readonly asUsual: boolean;
  readonly readyBy: string;
  /** Why no order can begin now; null while they can. */
  readonly closed: string | null;
  /** When orders are taken again, where that is known. */
  readonly opensAt: string | null;
}

/** A line of an order's timeline. */
export interface TimelineEntry {
  readonly at: string;
  readonly what: OrderHappening;
  readonly actor: Actor;
  readonly why: string;
}

/** The Status column of the orders table: two words, and those for what ended otherwise. */
export type Status = 'pending' | 'completed' | 'refunded' | 'cancelled';

export function statusOf(order: OrderState, payment: PaymentState): Status {
  if (payment === 'refunded') return 'refunded';
  if (order === 'cancelled') return 'cancelled';
  return order === 'delivered' ? 'completed' : 'pending';
}

/** How the orders table is sorted: by the soonest promise, by the largest amount, by the company’s name. */
export const orderSorts = ['newest', 'oldest', 'promise', 'amount', 'company'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What somebody is owed: a report whose hour has passed, word on how to pay, an answer to a wish to cancel. */
export type OrderNeed = 'late' | 'manual-payment' | 'cancel-asked';

/** A place in the table: behind or before one order, in the order of the sort. */
export interface OrderCursor {
  readonly key: string;
  readonly id: string;
}

export type OrderPlace = { readonly after: OrderCursor } | { readonly before: OrderCursor } | 'end';

/** Until when somebody is owed something, and what; null where no clock runs. */
export function dueOf({
  state,
  payment,
  promisedAt,
  contactDueAt,
}: Pick<OrderView, 'state' | 'payment' | 'promisedAt' | 'contactDueAt'>): {
  readonly at: string;
  readonly what: 'report' | 'instructions';
} | null {
  if (isAwaited({ state, payment }))
    return promisedAt === null ? null : { at: promisedAt, what: 'report' };
  const isUntold = state === 'placed' && payment === 'manual-requested' && contactDueAt !== null;
  return isUntold ? { at: contactDueAt, what: 'instructions' } : null;
}
