import type { OrderView } from '../../shop/orders/shape';

/** What is kept of one buyer, in numbers; the words are in the file that they get. */
export interface BuyerView {
  readonly email: string;
  readonly orders: readonly {
    readonly number: string;
    readonly company: string;
    readonly stage: string;
    readonly placedAt: string | null;
  }[];
  readonly kept: readonly { readonly name: string; readonly count: number }[];
  /** Why nothing can be erased yet; null where it can. */
  readonly hindrance: string | null;
}

/** An order that somebody works on or argues about is not to be pulled from under them. */
export function hindranceOf(orders: readonly OrderView[]): string | null {
  const busy = orders.find(
    ({ state }) => state !== 'delivered' && state !== 'cancelled' && state !== 'draft',
  );
  if (busy) return `Order ${busy.number} isn’t finished. Deliver or cancel it first.`;
  const disputed = orders.find(({ payment }) => payment === 'disputed');
  if (disputed)
    return `The payment of order ${disputed.number} is disputed. Keep its data until the dispute ends.`;
  return null;
}

/** Something that is kept for a time and no longer. */
export interface RetentionRule {
  readonly id: string;
  /** “Copies of pages we read”. */
  readonly words: string;
  readonly days: number;
  /** How many are to go now. */
  count(): Promise<number>;
  /** Lets them go; tells how many went. */
  run(): Promise<number>;
}

export type DueRow = Pick<RetentionRule, 'id' | 'words' | 'days'> & { readonly due: number };
