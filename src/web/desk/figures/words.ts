import type { Figures } from '../../../desk/figures/shape';
import { formatMicros } from '../../../desk/operations/shape';
import { cents, formatMoney } from '../../../kernel/money';

export const formatCents = (amount: number): string =>
  formatMoney({ amount: cents(amount), currency: 'usd' });

/** What models cost for each report that asked one. */
export const formatCost = ({
  micros,
  askedReports,
}: Pick<Figures, 'micros' | 'askedReports'>): string =>
  askedReports === 0 ? '$0.00' : formatMicros(Math.round(micros / askedReports));
