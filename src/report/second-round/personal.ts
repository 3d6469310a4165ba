import type { KeepsPersonalData } from '../../platform/privacy';
import { deleteSecondRoundsOf, findSecondRoundsOf } from './store';

/** Second rounds: when they were asked for, and what they found. Their steps go with the report’s. */
export const secondRoundPersonalData: KeepsPersonalData = {
  name: 'second rounds',
  tell: (executor, { orderIds }) => findSecondRoundsOf(executor, orderIds),
  async erase(transaction, { orderIds }) {
    if (orderIds.length > 0) await deleteSecondRoundsOf(transaction, orderIds);
    return {};
  },
};
