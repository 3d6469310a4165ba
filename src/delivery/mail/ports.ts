import type { OrderView } from '../../shop/orders/shape';
import type { DocumentChanges } from '../../report/document/shape';
import type { LinksContext } from '../links';
import type { ReceiptPrinter } from '../receipt';

/** A report as a mail needs it. */
export interface MailedReport {
  readonly pdf: Uint8Array;
  /** What the company is, in one line. */
  readonly oneLine: string | null;
  readonly bestQuestion: string | null;
  readonly company: string;
  readonly reviewed: boolean;
  /** What it says otherwise than the version before it. */
  readonly changes?: DocumentChanges | undefined;
}

export interface RenderingContext {
  readonly links: LinksContext;
  readonly receipts: ReceiptPrinter;
  findOrder(orderId: string): Promise<OrderView | null>;
  /** Undefined until it is approved. */
  readReport(orderId: string): Promise<MailedReport | undefined>;
  /** Told when a receipt could not be made; the mail goes out without it. */
  onReceiptFailure(error: unknown): void;
}
