import { useCallback, useEffect, useState } from 'react';
import { toasts } from '../../ui/toasts/toasts';
import { probePayments } from './payment-calls';

/** Whether payments can be taken now: not yet known, yes, or no. */
export type Availability = boolean | null;

export function useAvailability(): {
  readonly available: Availability;
  readonly checking: boolean;
  checkAgain(): Promise<void>;
} {
  const [available, setAvailable] = useState<Availability>(null);
  const [checking, setChecking] = useState(false);
  useEffect(() => {
    let gone = false;
    void probePayments().then((answer) => {
      if (!gone) setAvailable(answer);
    });
    return () => {
      gone = true;
    };
  }, []);
  const checkAgain = useCallback(async (): Promise<void> => {
    setChecking(true);
    const answer = await probePayments();
    setChecking(false);
    setAvailable(answer);
    toasts.add(
      answer
        ? {
            kind: 'success',
            title: 'Payment service is now available',
            description: 'You can now proceed with your payment.',
          }
        : {
            kind: 'destructive',
            title: 'Payment service is unavailable',
            description: 'Please try again later or contact support.',
          },
    );
  }, []);
  return { available, checking, checkAgain };
}
