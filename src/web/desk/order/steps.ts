import type { OrderPage } from '../../../desk/order/shape';

export interface OrderStep {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next' | 'skipped';
  /** When it was done. */
  readonly at: string | null;
}

/** How far an order has come; what an ended order never reached won’t happen. */
export function orderSteps({
  placedAt,
  paidAt,
  deliveredAt,
  versions,
  stage,
}: Pick<
  OrderPage,
  'placedAt' | 'paidAt' | 'deliveredAt' | 'versions' | 'stage'
>): readonly OrderStep[] {
  const [newest] = versions;
  const isOver = stage === 'Cancelled' || stage === 'Refunded';
  const reached: readonly (readonly [string, string | null])[] = [
    ['Ordered', placedAt],
    ['Paid', paidAt],
    ['Researched', versions.at(-1)?.madeAt ?? deliveredAt],
    ['Approved', newest?.signedAt ?? deliveredAt],
    ['Delivered', deliveredAt],
  ];
  const now = reached.findIndex(([, at]) => at === null);
  return reached.map(([name, at], index) => ({
    name,
    at,
    state: at !== null ? 'done' : isOver ? 'skipped' : index === now ? 'now' : 'next',
  }));
}
