import type { Figures } from '../../../desk/figures/shape';
import { sayMicros } from '../../../desk/operations/shape';
import { cents, formatMoney } from '../../../kernel/money';

export const sayCents = (amount: number): string =>
  formatMoney({ amount: cents(amount), currency: 'usd' });

/** What models cost for each report that asked one. */
export const sayCost = ({
  micros,
  askedReports,
}: Pick<Figures, 'micros' | 'askedReports'>): string =>
  askedReports === 0 ? '$0.00' : sayMicros(Math.round(micros / askedReports));
