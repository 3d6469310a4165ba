import { inArray } from 'drizzle-orm';
import type { KeepsPersonalData } from '../../platform/privacy';
import { companyChoice } from './schema';

/** The question which company was meant, and what was answered. */
export const choicePersonalData: KeepsPersonalData = {
  name: 'questions about the company',
  async tell(executor, { orderIds }) {
    if (orderIds.length === 0) return [];
    const rows = await executor
      .select()
      .from(companyChoice)
      .where(inArray(companyChoice.orderId, [...orderIds]))
      .orderBy(companyChoice.orderId);
    return rows.map(({ orderId, state, note, askedAt, decidedAt, candidates }) => ({
      orderId,
      state,
      note,
      askedAt,
      decidedAt,
      candidates: candidates.map(({ card }) => card.name),
    }));
  },
  async erase(transaction, { orderIds }) {
    if (orderIds.length > 0)
      await transaction.delete(companyChoice).where(inArray(companyChoice.orderId, [...orderIds]));
    return {};
  },
};
