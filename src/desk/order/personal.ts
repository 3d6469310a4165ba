import { asc, inArray } from 'drizzle-orm';
import type { KeepsPersonalData } from '../../platform/privacy';
import { orderNote } from './schema';

/** What staff wrote down about an order: it is told to its buyer, and leaves with them. */
export const notePersonalData: KeepsPersonalData = {
  name: 'notes of staff',
  async tell(executor, { orderIds }) {
    if (orderIds.length === 0) return [];
    const notes = await executor
      .select()
      .from(orderNote)
      .where(inArray(orderNote.orderId, [...orderIds]))
      .orderBy(asc(orderNote.at), asc(orderNote.id));
    return notes.map(({ at, text }) => ({ at, text }));
  },
  async erase(transaction, { orderIds }) {
    if (orderIds.length > 0)
      await transaction.delete(orderNote).where(inArray(orderNote.orderId, [...orderIds]));
    return {};
  },
};
