import { inArray } from 'drizzle-orm';
import type { KeepsPersonalData } from '../../platform/privacy';
import { reportRating } from './schema';

/** Ratings: the stars count on, without words or a name. */
export const ratingPersonalData: KeepsPersonalData = {
  name: 'ratings',
  async tell(executor, { orderIds }) {
    if (orderIds.length === 0) return [];
    return executor
      .select()
      .from(reportRating)
      .where(inArray(reportRating.orderId, [...orderIds]))
      .orderBy(reportRating.orderId);
  },
  async erase(transaction, { orderIds }) {
    if (orderIds.length > 0) {
      await transaction
        .update(reportRating)
        .set({ words: '', name: '', quoting: 'no', shownAt: null })
        .where(inArray(reportRating.orderId, [...orderIds]));
    }
    return {};
  },
};
