import type { Clock } from '../../../src/kernel/time';

export interface Delivery {
  readonly eventId: string;
  readonly type: string;
  readonly kind: 'event' | 'withheld' | 'stale' | 'wrong_secret' | 'altered_body' | 'no_signature';
  readonly attempt: number;
  readonly at: string;
  /** What the receiver answered; `null` if it didn't. */
  readonly status: number | null;
  readonly error: string | null;
}

/** Old lines make room for new ones, so that a demo that runs for weeks stays small. */
const MOST_KEPT = 2_000;

export function createDeliveryLog(clock: Clock) {
  const lines: Delivery[] = [];
  return {
    note(delivery: Omit<Delivery, 'at'>): void {
      lines.push({ ...delivery, at: clock.now().toISOString() });
      if (lines.length > MOST_KEPT) lines.shift();
    },
    all: (): Delivery[] => [...lines],
  };
}
