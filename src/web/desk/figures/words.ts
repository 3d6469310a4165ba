import type { Bucket, Figures, OtherMoney } from '../../../desk/figures/shape';
import { formatMicros } from '../../../desk/operations/shape';
import { cents, formatMoney } from '../../../kernel/money';
import { plural } from '../../../kernel/text';

export const formatCents = (amount: number): string =>
  formatMoney({ amount: cents(amount), currency: 'usd' });

/** “€66 from 2 orders, €33 returned” */
export function formatOther({ currency, orders, revenue, back }: OtherMoney): string {
  const money = (amount: number): string => formatMoney({ amount: cents(amount), currency });
  const returned = back === 0 ? '' : `, ${money(back)} returned`;
  return `${money(revenue)} from ${plural(orders, 'order')}${returned}`;
}

/** “Best: Nov 17, $420.”; nothing where there is nothing to be best. */
export function formatBest(
  buckets: readonly Pick<Bucket, 'label' | 'figures'>[],
  value: (figures: Bucket['figures']) => number,
  say: (value: number) => string,
): string {
  const [best] = buckets.toSorted((one, other) => value(other.figures) - value(one.figures));
  return best === undefined || value(best.figures) === 0 || buckets.length < 2
    ? ''
    : ` Best: ${best.label}, ${say(value(best.figures))}.`;
}

/** What models cost for each report that asked one. */
export const formatCost = ({
  micros,
  askedReports,
}: Pick<Figures, 'micros' | 'askedReports'>): string =>
  askedReports === 0 ? '$0.00' : formatMicros(Math.round(micros / askedReports));
