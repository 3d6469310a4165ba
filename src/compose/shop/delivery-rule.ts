import type { Config } from '../../config';
import { offerNext, type DeliveryContext } from '../../desk/service';
import { interviewReport } from '../../shop/catalog';
import { countAwaited, type DeliveryRule } from '../../shop/orders';

export const deliveryOf = ({ review }: Pick<Config, 'review'>): DeliveryContext => ({
  countWaiting: countAwaited,
  expertNeeded: review === 'required',
  promise: interviewReport.promise,
});

/** What the shop asks before it promises an hour. */
export function composeDeliveryRule(config: Pick<Config, 'review'>): DeliveryRule {
  const delivery = deliveryOf(config);
  return { offer: (executor, at) => offerNext(delivery, executor, at) };
}
