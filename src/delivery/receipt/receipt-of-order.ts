import { cents, formatMoney } from '../../kernel/money';
import { paperFor } from '../../kernel/formats/paper';
import { interviewReport } from '../../shop/catalog';
import { listPriceOf, type OrderView } from '../../shop/orders/shape';
import type { PaymentsOfOrder } from '../../shop/payments/shape';
import type { Receipt } from './shape';

/** A day as a receipt has it: where the shop is. */
export const dayOfReceipt = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(
    new Date(moment),
  );

/** The receipt of an order as it is now, with what was given back since; null while nothing was paid. */
export function receiptOf(
  order: OrderView,
  { attempts }: Pick<PaymentsOfOrder, 'attempts'>,
): Receipt | null {
  const { number, paidAt, details, currency, amount, discount, refundedAmount } = order;
  if (number === null || paidAt === null || order.payment === 'lost') return null;
  const money = (sum: number): string => formatMoney({ amount: cents(sum), currency });
  return {
    number,
    paidOn: dayOfReceipt(paidAt),
    soldTo: details.name || details.email,
    email: details.email,
    company: order.receiptFor.company,
    taxId: order.receiptFor.taxId,
    address: order.receiptFor.address,
    item:
      order.kind === 'gift'
        ? interviewReport.gift.name
        : `Interview report: ${details.company}, ${details.role}`,
    price: money(listPriceOf(order)),
    discount:
      order.code === null ? null : { label: `Code ${order.code}`, amount: `−${money(discount)}` },
    tax: order.tax === null ? null : money(order.tax),
    total: money(amount),
    refunded: refundedAmount === 0 ? null : money(refundedAmount),
    paidBy: cardOf(attempts),
    paper: paperFor(order.billingCountry),
  };
}

/** “Visa ending in 4242”. */
function cardOf(attempts: PaymentsOfOrder['attempts']): string | null {
  const paid = attempts.find(({ state }) => state === 'succeeded');
  if (!paid?.cardBrand || !paid.cardLastDigits) return null;
  const brand = `${paid.cardBrand[0]?.toUpperCase() ?? ''}${paid.cardBrand.slice(1)}`;
  return `${brand} ending in ${paid.cardLastDigits}`;
}
