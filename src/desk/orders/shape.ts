import type { Currency } from '../../kernel/money';
import type { BulkAct } from '../bulk/shape';
import {
  orderSorts,
  paymentStates,
  stages,
  type OrderCursor,
  type OrderNeed,
  type OrderPlace,
  type OrderSort,
  type PaymentState,
  type Stage,
  type Status,
} from '../../shop/orders/shape';

/** One line of the orders table. */
export interface AdminOrderRow {
  /** The order's number; made-up in samples. */
  readonly id: string;
  /** What the shop calls it; null for samples, which can't be worked on. */
  readonly orderId: string | null;
  readonly company: string;
  readonly role: string;
  readonly email: string;
  readonly name: string;
  /** In UTC; the page writes it as the reader's local date. */
  readonly date: string;
  readonly status: Status;
  readonly stage: Stage;
  readonly payment: PaymentState;
  /** Until when somebody is owed the report, or word on how to pay. */
  readonly due: { readonly at: string; readonly what: 'report' | 'instructions' } | null;
  readonly currency: Currency;
  /** In the smallest unit of its currency. */
  readonly amount: number;
  readonly refunded: number;
  readonly cancelAsked: boolean;
  readonly sample: boolean;
  readonly mayMarkPaid: boolean;
}

/** A row with what is known of its report, as one member of the staff may see it. */
export interface AdminOrder extends Omit<AdminOrderRow, 'orderId' | 'mayMarkPaid'> {
  /** What it is asked for by when the page looks for news; null for samples. */
  readonly key: string | null;
  /** Whether this member may say that it is paid. */
  readonly awaitsManualPayment: boolean;
  /** Whether a report waits at the bench for somebody of this member's role. */
  readonly awaitsReview: boolean;
  /** When a signed report leaves; until then the signature can be taken back. */
  readonly leavesAt: string | null;
  /** Whether the money goes back on this member's word that no report can be made. */
  readonly awaitsConfirmation: boolean;
  /** Why the report can't be created; empty while it can. */
  readonly obstacles: readonly string[];
  /** Whose word on the company is awaited, in a sentence; null where nobody's is. */
  readonly waitsFor: string | null;
}

/** One page of the table, with what this member may do with it. */
export interface TableView {
  readonly rows: readonly AdminOrder[];
  readonly previous: OrderCursor | null;
  readonly next: OrderCursor | null;
  readonly count: number | null;
  readonly isPart: boolean;
  readonly needs: NeedCounts;
  /** When the page was made; time left is told from it. */
  readonly now: string;
  /** What this member may do with several at once. */
  readonly bulkActs: readonly BulkAct[];
  readonly mayExport: boolean;
  readonly hasSamples: boolean;
}

/** An order found by a few words. */
export interface FoundOrder {
  readonly number: string;
  readonly company: string;
  readonly name: string;
  readonly stage: string;
}

/** Adds what the shop doesn't know: orders that wait for a choice of company, or can't be made. */
export const tableNeeds = ['late', 'manual-payment', 'cancel-asked', 'waiting', 'samples'] as const;
export type TableNeed = OrderNeed | 'waiting' | 'samples';

/** What may be asked of the table; days are those of a clock on the wall in the zone. */
export interface TableAsk {
  readonly words: string;
  readonly stage: Stage | null;
  readonly payment: PaymentState | null;
  readonly need: TableNeed | null;
  readonly fromDay: string | null;
  readonly untilDay: string | null;
  readonly zone: string;
  readonly sort: OrderSort;
  readonly place: OrderPlace | null;
  /** These orders alone, by their numbers. */
  readonly numbers?: readonly string[] | undefined;
}

export const LONGEST_SEARCH = 300;

export const isStage = (text: string): text is Stage =>
  text !== 'Draft' && (stages as readonly string[]).includes(text);
export const isPaymentState = (text: string): text is PaymentState =>
  (paymentStates as readonly string[]).includes(text);
export const isTableNeed = (text: string): text is TableNeed =>
  (tableNeeds as readonly string[]).includes(text);
export const isOrderSort = (text: string): text is OrderSort =>
  (orderSorts as readonly string[]).includes(text);

/** Whether it narrows the table at all. */
export function narrows({
  words,
  stage,
  payment,
  need,
  fromDay,
  untilDay,
  numbers,
}: TableAsk): boolean {
  return (
    words !== '' ||
    stage !== null ||
    payment !== null ||
    need !== null ||
    fromDay !== null ||
    untilDay !== null ||
    numbers !== undefined
  );
}

/** How many orders wait for something that is owed to a buyer. */
export interface NeedCounts {
  readonly late: number;
  /** Null for whoever reviews nothing. */
  readonly review: number | null;
  readonly manualPayment: number;
  readonly cancelAsked: number;
}

/** What moved since a page was made. */
export interface OrderNews {
  /** How many were placed since. */
  readonly placed: number;
  readonly changed: readonly AdminOrderRow[];
}
