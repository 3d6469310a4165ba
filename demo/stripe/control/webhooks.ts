import { setImmediate } from 'node:timers/promises';
import { seconds, type Clock, type Duration } from '../../../src/kernel/time';
import { createDeliveryLog, type Delivery } from './delivery-log';
import { presentEvent } from '../charges/present-dispute';
import type { EventRecord } from '../records';
import { unixSpan, unixTime } from './sandbox';
import { signatureHeader } from './signature';

/** Nine tries within about nine minutes: long enough for a restart of the receiver. */
export const RETRY_DELAYS: readonly Duration[] = [1, 2, 4, 8, 16, 32, 64, 128, 256].map(seconds);
const TIMEOUT = seconds(10);

export interface WebhookOptions {
  readonly secret: string | undefined;
  readonly url: () => string | undefined;
  readonly clock: Clock;
  readonly retryDelays: readonly Duration[];
  readonly onTaken: (eventId: string) => void;
}

/** A copy that no honest sender would send. */
export type Forgery = 'wrong_secret' | 'altered_body' | 'no_signature';

export interface Webhooks {
  /** Whether anyone is there to be told. */
  listening(): boolean;
  send(event: EventRecord): void;
  /** One single try, whose answer's status comes back; `null` if there was none. */
  sendOnce(event: EventRecord, how?: { age?: Duration; forgery?: Forgery }): Promise<number | null>;
  setCopies(copies: number): void;
  setWithheld(types: readonly string[]): void;
  hold(): void;
  release(order: 'made' | 'reversed'): void;
  deliveries(): Delivery[];
  /** Resolves when nothing is under way or waits for another try; what is held doesn't count. */
  settled(): Promise<void>;
  close(): void;
}

export function createWebhooks(options: WebhookOptions): Webhooks {
  const log = createDeliveryLog(options.clock);
  const stop = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let held: EventRecord[] | null = null;
  let withheld: readonly string[] = [];
  let copies = 1;
  let underWay = 0;
  let waiting: (() => void)[] = [];

  const done = () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };

  const attempt = async (
    event: EventRecord,
    tries: number,
    how: { age?: Duration; forgery?: Forgery } = {},
  ): Promise<number | null> => {
    const url = options.url();
    if (options.secret === undefined || url === undefined) return null;
    const { body, headers } = letter(
      event,
      options.secret,
      unixTime(options.clock) - unixSpan(how.age ?? seconds(0)),
      how.forgery,
    );
    const kind = how.forgery ?? (how.age === undefined ? 'event' : 'stale');
    try {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT)]);
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
        signal,
      });
      await answer.body?.cancel();
      log.note({
        eventId: event.id,
        type: event.type,
        kind,
        attempt: tries,
        status: answer.status,
        error: null,
      });
      return answer.status;
    } catch (error) {
      log.note({
        eventId: event.id,
        type: event.type,
        kind,
        attempt: tries,
        status: null,
        error: reasonOf(error),
      });
      return null;
    }
  };

  const deliver = async (event: EventRecord, tries: number): Promise<void> => {
    if (stop.signal.aborted) return;
    const status = await attempt(event, tries);
    if (stop.signal.aborted) return;
    if (status !== null && status >= 200 && status < 300) {
      options.onTaken(event.id);
      return done();
    }
    const delay = options.retryDelays[tries - 1];
    if (delay === undefined) return done();
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(event, tries + 1);
    }, delay).unref();
    timers.add(timer);
  };

  /** Resolves after the first try; always later than now, so that no API call waits for its webhooks. */
  const start = async (event: EventRecord): Promise<void> => {
    underWay += copies;
    await setImmediate();
    await Promise.all(Array.from({ length: copies }, () => deliver(event, 1)));
  };

  const startInTurn = async (events: readonly EventRecord[]): Promise<void> => {
    underWay += 1;
    for (const event of events) await start(event);
    done();
  };

  return {
    listening: () => options.secret !== undefined && options.url() !== undefined,
    send(event) {
      if (withheld.includes(event.type) || withheld.includes('*')) {
        log.note({
          eventId: event.id,
          type: event.type,
          kind: 'withheld',
          attempt: 0,
          status: null,
          error: null,
        });
      } else if (held !== null) held.push(event);
      else void start(event);
    },
    sendOnce: (event, how) => attempt(event, 1, how),
    setCopies: (count) => void (copies = Math.max(1, count)),
    setWithheld: (types) => void (withheld = types),
    hold: () => void (held ??= []),
    release(order) {
      const events = held ?? [];
      held = null;
      void startInTurn(order === 'made' ? events : events.toReversed());
    },
    deliveries: () => log.all(),
    settled: () =>
      underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    close() {
      stop.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function letter(
  event: EventRecord,
  secret: string,
  timestamp: number,
  forgery: Forgery | undefined,
) {
  const body = JSON.stringify(presentEvent({ ...event, pending: true }), null, 2);
  const signature = signatureHeader(
    forgery === 'wrong_secret' ? `${secret}-of-someone-else` : secret,
    timestamp,
    body,
  );
  return {
    body:
      forgery === 'altered_body' ? body.replace(/"amount": \d+/, '"amount": 1').concat(' ') : body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (sandbox)',
      ...(forgery === 'no_signature' ? {} : { 'stripe-signature': signature }),
    },
  };
}

function reasonOf(error: unknown): string {
  const cause =
    error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string'
    ? cause.code
    : error instanceof Error
      ? error.name
      : 'unknown';
}
