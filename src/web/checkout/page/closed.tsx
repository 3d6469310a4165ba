import type { DeliveryOffer } from '../../../shop/orders/shape';
import { Alert } from '../../ui/alert';
import { ReadyBy } from '../../ui/ready-by';

/** In the form's place while the shop takes no orders. */
export function Closed({
  sentence,
  delivery: { opensAt },
}: {
  readonly sentence: string;
  readonly delivery: DeliveryOffer;
}) {
  return (
    <div className="space-y-6">
      <Alert kind="notice" title={sentence}>
        {opensAt !== null && (
          <p>
            We’ll take orders again from <ReadyBy iso={opensAt} />.
          </p>
        )}
        <p>You haven’t been charged.</p>
      </Alert>
      <p>
        Already ordered? We’ll deliver your report on time:{' '}
        <a className="underline underline-offset-4" href="/links">
          find your order
        </a>
        .
      </p>
      <p>
        Questions?{' '}
        <a className="underline underline-offset-4" href="/contact">
          Write to us
        </a>
        , or{' '}
        <a className="underline underline-offset-4" href="/sample">
          read the sample report
        </a>{' '}
        in the meantime.
      </p>
    </div>
  );
}
