import { formatKind, formatValue, type AuditKind, type AuditLine } from '../audit/shape';
import type { OrderHappening, TimelineEntry } from '../../shop/orders/shape';
import { seconds } from '../../kernel/time';
import type { OrderLine } from './shape';

const HAPPENED: Readonly<Record<OrderHappening, string>> = {
  placed: 'Placed the order',
  'manual-requested': 'Requested manual payment',
  'payment-begun': 'Started payment',
  'payment-failed': 'Payment failed',
  paid: 'Paid',
  'refund-asked': 'Refund requested',
  refunded: 'Refunded',
  'refund-returned': 'Refund returned',
  disputed: 'Payment disputed',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  started: 'Work started',
  'submitted-for-review': 'Submitted for review',
  'returned-to-production': 'Back to research',
  delivered: 'Delivered',
  'cancel-asked': 'Requested cancellation',
  'cancel-declined': 'Cancellation declined',
  'message-answered': 'Replied to a message by email',
  cancelled: 'Canceled',
  expired: 'Deleted: never paid',
  'answered-questions': 'Added interview details',
  'company-asked': 'Asked which company',
  'company-chosen': 'Chose the company',
  'company-handed-over': 'Waiting for a reviewer to choose the company',
  'address-asked': 'Requested an email change',
  'address-corrected': 'Changed the email address',
  'instructions-sent': 'Sent payment instructions',
  'promise-extended': 'Moved the deadline',
  'second-round-asked': 'Requested the second round',
  'second-round-ready': 'Second round sent',
  'second-round-failed': 'Second round failed',
  'gift-issued': 'Gift code made',
  'gift-sent': 'Sent the gift to another address',
};

/** What the log of staff's acts says of a thing that the order's own timeline tells as well. */
const SAME: Partial<Record<AuditKind, OrderHappening>> = {
  'order-marked-paid': 'paid',
  'payment-instructions-sent': 'instructions-sent',
  'order-address-corrected': 'address-corrected',
  'order-refunded': 'refund-asked',
  'report-impossible': 'refund-asked',
  'second-round-sent': 'second-round-ready',
  'second-round-held': 'second-round-failed',
  'order-cancelled': 'cancelled',
  'promise-extended': 'promise-extended',
};

/** Both are written in one transaction, and the clock is read for each. */
const AT_ONCE = seconds(5);

/** Who did what, when and why: the order's own lines and those of the audit log, each act once, newest first. */
export function mergeTimeline(
  entries: readonly TimelineEntry[],
  audit: readonly AuditLine[],
): readonly OrderLine[] {
  const own = entries.filter((entry) => !audit.some((line) => isSame(entry, line)));
  return [
    // What has one moment came in one transaction, and its last line first.
    ...own.toReversed().map(({ at, what, actor, why }) => ({
      at,
      who: formatActor(actor),
      what: HAPPENED[what],
      why,
      change: '',
    })),
    ...audit.map(({ at, kind, actor, reason, before, after }) => ({
      at,
      who: formatActor(actor),
      what: formatKind(kind),
      why: reason,
      change: formatChange(before, after),
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
}

function isSame({ what, actor, at }: TimelineEntry, line: AuditLine): boolean {
  return (
    SAME[line.kind] === what &&
    line.actor === actor &&
    Math.abs(Date.parse(at) - Date.parse(line.at)) <= AT_ONCE
  );
}

function formatChange(before: AuditLine['before'], after: AuditLine['after']): string {
  if (before === null) return formatValue(after);
  return after === null ? formatValue(before) : `${formatValue(before)}; now ${formatValue(after)}`;
}

function formatActor(actor: string): string {
  if (actor === 'buyer') return 'The buyer';
  if (actor === 'provider') return 'The payment provider';
  if (actor === 'system') return 'The shop';
  return actor.replace(/^staff:/u, '');
}
