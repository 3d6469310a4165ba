import type { TrackingView } from '../../delivery/tracking/shape';
import { Alert } from '../ui/alert';

interface DisputeNoteProps {
  readonly dispute: NonNullable<TrackingView['dispute']>;
  /** Work that has begun goes on, but what it makes waits. */
  readonly isBegun: boolean;
  readonly supportEmail: string;
}

/** Where the payment stands in doubt: what that means for the report, and what its buyer can do. */
export function DisputeNote({ dispute, isBegun, supportEmail }: DisputeNoteProps) {
  const email = (
    <a className="underline underline-offset-4" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  );
  if (dispute === 'lost')
    return (
      <div className="mt-6">
        <Alert kind="notice" title="Your payment was returned">
          <p>
            The payment dispute is closed, and your bank returned the money to you. This order is no
            longer paid, so don’t expect a report.
          </p>
          <p>Still want the report? Place a new order, or email {email}.</p>
        </Alert>
      </div>
    );
  return (
    <div className="mt-6">
      <Alert kind="notice" title="A payment dispute is open">
        <p>
          Your bank disputes this payment.{' '}
          {isBegun
            ? 'Until that’s settled, we won’t deliver your report.'
            : 'Until that’s settled, we won’t prepare or deliver your report.'}
        </p>
        <p>
          Didn’t mean to dispute it? Ask your bank to withdraw the dispute. For anything else, email{' '}
          {email}.
        </p>
      </Alert>
    </div>
  );
}
