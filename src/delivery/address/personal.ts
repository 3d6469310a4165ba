import { inArray } from 'drizzle-orm';
import type { KeepsPersonalData } from '../../platform/privacy';
import { addressRequest } from './schema';

/** An address that waits to be proven. */
export const addressPersonalData: KeepsPersonalData = {
  name: 'addresses to be confirmed',
  async tell(executor, { orderIds }) {
    if (orderIds.length === 0) return [];
    return executor
      .select()
      .from(addressRequest)
      .where(inArray(addressRequest.orderId, [...orderIds]))
      .orderBy(addressRequest.orderId);
  },
  async erase(transaction, { orderIds }) {
    if (orderIds.length > 0)
      await transaction
        .delete(addressRequest)
        .where(inArray(addressRequest.orderId, [...orderIds]));
    return {};
  },
};
