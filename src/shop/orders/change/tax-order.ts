import type { Clock } from '../../../kernel/time';
import type { Transaction } from '../../../platform/database';
import type { OrderRow } from '../schema';
import { updateOrder, type OrderChange } from '../store';
import type { TaxPlace } from './tax-shape';

interface Taxed {
  readonly tax: number;
  readonly calculation: string;
  readonly place: TaxPlace;
}

/** What a held draft costs before tax. */
export const netOf = ({ amount, tax }: Pick<OrderRow, 'amount' | 'tax'>): number => amount - tax;

/** Adds the calculated tax to a held draft, in place of any calculated before. */
export function taxOrder(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  order: OrderRow,
  { tax, calculation, place }: Taxed,
): Promise<OrderRow> {
  return updateOrder(transaction, clock, order.id, {
    tax,
    amount: netOf(order) + tax,
    taxCalculation: calculation,
    taxCountry: place.country,
    taxPostalCode: place.postalCode,
  });
}

/** Another price needs another calculation; the place stays. */
export const untaxed: OrderChange = { tax: 0, taxCalculation: null };

export function noteTaxTransaction(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  orderId: string,
  taxTransaction: string,
): Promise<OrderRow> {
  return updateOrder(transaction, clock, orderId, { taxTransaction });
}
