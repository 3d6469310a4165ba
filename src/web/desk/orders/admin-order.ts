/** One row of the orders table. */
export interface AdminOrder {
  /** The order number. */
  readonly id: string;
  readonly company: string;
  readonly role: string;
  readonly email: string;
  readonly name: string;
  /** Written as a date, for people. */
  readonly date: string;
  readonly status: 'pending' | 'completed' | 'refunded' | 'cancelled';
  readonly stage: string;
  /** Made up for a demo without orders. */
  readonly sample: boolean;
  readonly awaitsManualPayment: boolean;
  /** Whether a report waits at the bench for somebody of this member's role. */
  readonly awaitsReview: boolean;
  /** Whether this member may send a delivered report's mail again. */
  readonly mayResend: boolean;
  /** When a signed report leaves; until then the signature can be taken back. */
  readonly leavesAt: string | null;
  /** Whether the money goes back on this member's word that no report can be made. */
  readonly awaitsConfirmation: boolean;
  /** Why the report can't be created; empty while it can. */
  readonly obstacles: readonly string[];
}
