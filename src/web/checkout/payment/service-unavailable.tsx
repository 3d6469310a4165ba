import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';

export function ServiceUnavailable({
  checking,
  onCheckAgain,
  children,
}: {
  readonly checking: boolean;
  /** What there is to do meanwhile. */
  readonly children: ReactNode;
  onCheckAgain(): void;
}) {
  return (
    <Alert kind="danger" title="Payment Service Unavailable" announced>
      <p>{children}</p>
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
