import type { TrackedRefund } from '../../delivery/tracking/shape';
import { formatMoney } from '../../kernel/money';
import { Alert } from '../ui/alert';
import { LocalTime } from '../ui/local-time';

interface RefundNoteProps {
  readonly refunds: readonly TrackedRefund[];
  readonly supportEmail: string;
}

/** What was returned, when, why, and what comes next. */
export function RefundNote({ refunds, supportEmail }: RefundNoteProps) {
  if (refunds.length === 0) return null;
  return (
    <div className="mt-6">
      <Alert kind="notice" title="Your refund">
        {refunds.map(({ amount, at, reason }) => (
          <div key={at} className="space-y-1">
            <p>
              We refunded <strong>{formatMoney(amount)}</strong> on <LocalTime iso={at} /> to the
              payment method you used.
            </p>
            {reason !== null && <p>Reason: {reason}</p>}
          </div>
        ))}
        <p>
          Your bank may take up to ten business days to show it. If it isn’t there by then, email{' '}
          <a className="underline underline-offset-4" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      </Alert>
    </div>
  );
}
