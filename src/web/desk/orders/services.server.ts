import type { BulkAct } from '../../../desk/bulk/shape';
import type { NeedCounts, TableAsk } from '../../../desk/orders/shape';
import type { Result } from '../../../kernel/result';
import type { OrderCursor } from '../../../shop/orders/shape';
import type { FoundOrder } from '../palette/commands';
import type { AdminOrder } from './table/admin-order';

export interface OrdersPage {
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

export interface DeskOrdersServices {
  list(request: Request, ask: TableAsk): Promise<Result<OrdersPage>>;
  /** The newest orders that fit a few words. */
  find(request: Request, words: string, most: number): Promise<Result<readonly FoundOrder[]>>;
  /** What moved since a page was made, of the orders it shows and of all. */
  news(
    request: Request,
    watched: { readonly since: Date; readonly shown: readonly string[] },
  ): Promise<
    Result<{
      readonly placed: number;
      readonly changed: readonly AdminOrder[];
      readonly now: string;
    }>
  >;
  /** The orders as a spreadsheet takes them, in pieces. */
  export(request: Request, ask: TableAsk): Promise<Result<AsyncIterable<string>>>;
}
