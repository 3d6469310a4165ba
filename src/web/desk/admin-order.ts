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
  /** Whether a report is there that this member may let out. */
  readonly awaitsApproval: boolean;
  /** Why the report can't be created; empty while it can. */
  readonly obstacles: readonly string[];
}
