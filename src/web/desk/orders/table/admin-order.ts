import type { AdminOrderRow } from '../../../../desk/orders/shape';

/** One row of the orders table. */
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
}
