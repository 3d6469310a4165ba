import type { DeliveryOffer } from '../../../shop/orders/shape';
import { ReadyBy } from '../../ui/ready-by';

/** When the report will be there, said before anybody pays. */
export function DeliveryLine({
  delivery,
  promiseHours,
}: {
  readonly delivery: DeliveryOffer;
  readonly promiseHours: number;
}) {
  return delivery.asUsual ? (
    <p>Your report will be ready within {promiseHours} hours of your payment.</p>
  ) : (
    <p>
      <strong>
        Your report will be ready by <ReadyBy iso={delivery.readyBy} />.
      </strong>{' '}
      Our experts are busy right now, so it will take longer than the usual {promiseHours} hours.
    </p>
  );
}
