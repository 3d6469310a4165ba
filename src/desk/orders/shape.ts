import type { Stage, Status } from '../../shop/orders/shape';

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
  readonly sample: boolean;
  readonly mayMarkPaid: boolean;
}
