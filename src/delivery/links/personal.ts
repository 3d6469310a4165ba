import type { Clock } from '../../kernel/time';
import type { KeepsPersonalData } from '../../platform/privacy';
import { revokeLinks } from './revoke-links';

/** Private links say nothing of anybody; those that were handed out open nothing any more. */
export function linkPersonalData(context: { readonly clock: Clock }): KeepsPersonalData {
  return {
    name: 'links',
    tell: async () => [],
    async erase(transaction, { orderIds }) {
      for (const orderId of orderIds) await revokeLinks(context, transaction, { orderId });
      return {};
    },
  };
}
