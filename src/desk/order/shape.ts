import type { Currency } from '../../kernel/money';
import type { WhatChanged } from '../../report/changes/shape';
import type { ReportState, VersionLine } from '../../report/production/shape';
import type { SecondRoundState } from '../../report/second-round/shape';
import type {
  GiftView,
  OrderAnswers,
  OrderDetails,
  OrderState,
  PaymentState,
  Stage,
} from '../../shop/orders/shape';
import type { PaymentsOfOrder } from '../../shop/payments/shape';

export { rerunSteps, formatStep, type RerunStep } from './steps';

/** What can be done with an order here. */
export const orderActs = [
  'mark-paid',
  'send-instructions',
  'publish-now',
  'withdraw',
  'send-second-round',
  'hold-second-round',
  'confirm-impossible',
  'extend-promise',
  'assign',
  'replace-company',
  'correct-address',
  'resend-report',
  'rerun',
  'refund',
  'cancel',
  'gather-evidence',
  'write-note',
] as const;
export type OrderAct = (typeof orderActs)[number];

export const orderLimits = { reason: 500, note: 4_000, instructions: 4_000 } as const;

/** How many hours from now a report may be promised anew. */
export const PROMISE_HOURS = [2, 4, 6, 12, 24, 48, 72] as const;

export interface OrderLine {
  readonly at: string;
  readonly who: string;
  readonly what: string;
  readonly why: string;
  /** What it was and became, where that is known. */
  readonly change: string;
}

export interface MailLine {
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly state: 'queued' | 'sent' | 'failed' | 'held';
  readonly attempts: number;
  readonly fault: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

export interface StepLine {
  readonly name: string;
  readonly tries: number;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** What the models cost in it, in millionths of a dollar; null where that is not written down. */
  readonly micros: number | null;
}

/** One placing of the order's work in the queue, and how it fared. */
export interface WorkLine {
  readonly state: string;
  readonly tries: number;
  readonly placedAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** The last fault it met. */
  readonly fault: string | null;
}

export interface NoteLine {
  readonly id: string;
  readonly at: string;
  readonly author: string;
  readonly text: string;
}

export interface OtherOrder {
  readonly number: string;
  readonly company: string;
  readonly stage: Stage;
  readonly placedAt: string | null;
}

export interface OrderReport {
  readonly state: ReportState;
  /** Why it cannot be made. */
  readonly reasons: readonly string[];
}

/** The look at what changed since the report, as staff see it. */
export interface OrderSecondRound {
  readonly state: SecondRoundState;
  readonly found: WhatChanged | null;
}

/** Everything about one order, on one page. */
export interface OrderPage {
  readonly number: string;
  /** What every act is made upon; if more was done since, it is refused. */
  readonly actCount: number;
  readonly readAt: string;
  readonly state: OrderState;
  readonly payment: PaymentState;
  readonly stage: Stage;
  /** The company, or “Gift”. */
  readonly subject: string;
  /** Where the order bought one. */
  readonly gift: GiftView | null;
  readonly details: OrderDetails;
  readonly answers: OrderAnswers;
  readonly currency: Currency;
  readonly amount: string;
  readonly refunded: string | null;
  /** In units of the currency, as a form takes it; null where there is nothing to give back. */
  readonly refundable: string | null;
  readonly billingCountry: string | null;
  readonly placedAt: string | null;
  readonly paidAt: string | null;
  readonly promisedAt: string | null;
  readonly contactDueAt: string | null;
  readonly deliveredAt: string | null;
  readonly cancelAskedAt: string | null;
  /** Until what is promised next; below zero where it is late, null where nothing is due. */
  readonly minutesLeft: number | null;
  readonly waitsForCompany: string | null;
  readonly assignee: { readonly id: string; readonly name: string } | null;
  readonly timeline: readonly OrderLine[];
  readonly payments: PaymentsOfOrder;
  /** Where the provider's own pages on these payments are; null in a demo. */
  readonly providerPages: string | null;
  readonly mails: readonly MailLine[];
  readonly mayReadMails: boolean;
  readonly report: OrderReport | null;
  readonly steps: readonly StepLine[];
  readonly work: readonly WorkLine[];
  readonly versions: readonly VersionLine[];
  /** When what is signed leaves; until then it can be taken back. */
  readonly leavesAt: string | null;
  readonly notes: readonly NoteLine[];
  readonly others: readonly OtherOrder[];
  readonly acts: readonly OrderAct[];
  readonly experts: readonly { readonly id: string; readonly name: string }[];
  /** Where a form for payment instructions begins. */
  readonly instructions: string;
  readonly mayReview: boolean;
  /** Null until the buyer asks for it. */
  readonly secondRound: OrderSecondRound | null;
}

/** “3 min 20 s”; “under a second” for what took less. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds < 1) return 'under a second';
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** What somebody at the desk asks to be done with an order, as their form sent it. */
export interface AskedAct {
  readonly act: OrderAct;
  /** The order's `actCount` when they looked at it. */
  readonly actCount: number;
  readonly reason: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface ActDone {
  readonly sentence: string;
  /** For the browser to save. */
  readonly file?: { readonly name: string; readonly type: string; readonly base64: string };
}

export type EvidenceRow = readonly [label: string, value: string];

/** What a dispute is answered with, all of it ready to be read. */
export interface EvidenceFile {
  readonly number: string;
  readonly seller: string;
  readonly madeAt: string;
  readonly sections: readonly { readonly title: string; readonly rows: readonly EvidenceRow[] }[];
}

export const isOrderAct = (word: string): word is OrderAct =>
  (orderActs as readonly string[]).includes(word);
