import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';

export function ServiceUnavailable({
  checking,
  onCheckAgain,
}: {
  readonly checking: boolean;
  onCheckAgain(): void;
}) {
  return (
    <Alert kind="danger" title="Payment Service Unavailable" announced>
      <p>
        We can’t take card payments right now. You can order below and pay later, or check again.
      </p>
      <button
        type="button"
        onClick={onCheckAgain}
        aria-disabled={checking}
        className={buttonLook('quiet', 'small')}
      >
        Check Again
      </button>
    </Alert>
  );
}
