import type { KeepsPersonalData } from '../../platform/privacy';
import { deleteSharesOf, findSharesOf } from './store';

/** Shared links: when they were made; erased, they open nothing. */
export const sharePersonalData: KeepsPersonalData = {
  name: 'shares',
  tell: (executor, { orderIds }) => findSharesOf(executor, orderIds),
  async erase(transaction, { orderIds }) {
    if (orderIds.length > 0) await deleteSharesOf(transaction, orderIds);
    return {};
  },
};
