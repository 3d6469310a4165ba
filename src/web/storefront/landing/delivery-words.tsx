import type { ShopFacts } from '../../shop-facts';
import { ReadyBy } from '../../ui/ready-by';

/** When a report ordered now would be there, in a few words. */
export function DeliveryWords({
  facts: { delivery, promiseHours },
}: {
  readonly facts: Pick<ShopFacts, 'delivery' | 'promiseHours'>;
}) {
  if (delivery.closed !== null)
    return delivery.opensAt === null ? (
      <>not taking orders right now</>
    ) : (
      <>
        orders reopen <ReadyBy iso={delivery.opensAt} />
      </>
    );
  return delivery.asUsual ? (
    <>within {promiseHours} hours</>
  ) : (
    <>
      ready by <ReadyBy iso={delivery.readyBy} />
    </>
  );
}
