import type { KeepsPersonalData } from '../../../platform/privacy';
import { forgetGifts, readGiftsOf } from './store';

/** Gifts: the code stays good for whoever holds it; whom it was for and what was written to them goes. */
export const giftPersonalData: KeepsPersonalData = {
  name: 'gifts',
  tell: (executor, person) => readGiftsOf(executor, person),
  async erase(transaction, person) {
    await forgetGifts(transaction, person);
    return {};
  },
};
