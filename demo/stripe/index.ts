import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../src/kernel/seeded-random';
import { seconds, type Clock, type Duration } from '../../src/kernel/time';
import type { Api } from './http/answer-call';
import { settleProcessing } from './intents/charge-intent';
import { createControl, type PaymentSandboxControl } from './control/control';
import { createFaults } from './control/faults';
import { createIdempotency } from './http/idempotency';
import { createIdentify, unpredictable, type Sandbox, type Task } from './control/sandbox';
import { createSandboxServer } from './server';
import { openState } from './state';
import { createWebhooks, RETRY_DELAYS } from './control/webhooks';

export type { PaymentSandboxControl } from './control/control';
export type { Fault } from './control/faults';
export { signatureHeader } from './control/signature';

export interface PaymentSandboxOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Without one no webhook is sent. */
  readonly webhookSecret?: string | undefined;
  readonly webhookUrl?: () => string | undefined;
  /** Where a browser reaches this server, if not directly: the shop's address and the prefix it strips. */
  readonly publicUrl?: () => string | undefined;
  readonly clock: Clock;
  /** A seeded one for tests that compare ids; unpredictable if absent. */
  readonly random?: Random;
  /** Remembers everything across restarts; without one it is gone with the process. */
  readonly stateFile?: string | undefined;
  readonly host?: '127.0.0.1';
  readonly port?: number;
  readonly webhookRetryDelays?: readonly Duration[];
  /** Ends a payment in `processing` well by itself after this long; only `control` does if absent. */
  readonly settleProcessingAfter?: Duration;
}

export interface PaymentSandbox {
  readonly port: number;
  readonly url: string;
  readonly control: PaymentSandboxControl;
  close(): Promise<void>;
}

export async function startPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const host = options.host ?? '127.0.0.1';
  const state = await openState(options.stateFile);
  const faults = createFaults();
  const stop = new AbortController();
  let url = '';
  let latency: Duration = seconds(0);

  const webhooks = createWebhooks({
    secret: options.webhookSecret,
    url: options.webhookUrl ?? (() => undefined),
    clock: options.clock,
    retryDelays: options.webhookRetryDelays ?? RETRY_DELAYS,
    onTaken(eventId) {
      const event = state.events.get(eventId);
      if (event?.pending !== true) return;
      state.events.put({ ...event, pending: false });
      // Not remembered means sent once more after a restart, which a receiver has to bear anyway.
      state.flush().catch(() => undefined);
    },
  });
  const tables = [
    state.intents,
    state.charges,
    state.refunds,
    state.disputes,
    state.paymentMethods,
    state.transactions,
    state.events,
  ];
  const sandbox: Sandbox = {
    state,
    clock: options.clock,
    identify: createIdentify(options.random ?? unpredictable, (id) =>
      tables.some((table) => table.get(id) !== undefined),
    ),
    publicUrl: () => options.publicUrl?.() ?? url,
    send(event) {
      if (event.type === 'payment_intent.processing') settleLater(String(event.object['id']));
      if (webhooks.listening()) webhooks.send(state.events.put({ ...event, pending: true }));
    },
  };
  const task: Task = { ...sandbox, cause: null };
  const control = createControl({
    task,
    faults,
    webhooks,
    setLatency: (given) => void (latency = given),
  });

  const pause = async (duration: Duration) => {
    if (duration > 0) await sleep(duration, undefined, { signal: stop.signal, ref: false });
  };
  const settleLater = (intentId: string) => {
    const timeoutSignal = options.settleProcessingAfter;
    if (timeoutSignal === undefined) return;
    void pause(timeoutSignal).then(
      () => {
        const intent = state.intents.get(intentId);
        if (intent?.status === 'processing') settleProcessing(task, intent, null);
        return state.flush();
      },
      () => undefined,
    );
  };

  const api: Api = {
    sandbox,
    keys: options,
    idempotency: createIdempotency(sandbox, options.secretKey),
    wait: (fault) => pause(fault.delay ?? seconds(1)),
  };
  const server = createSandboxServer({ api, control, faults, pause: () => pause(latency) });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  url = `http://${host}:${port}`;

  for (const event of state.events.rows()) if (event.pending) webhooks.send(event);
  for (const intent of state.intents.rows())
    if (intent.status === 'processing') settleLater(intent.id);

  return {
    port,
    url,
    control,
    async close() {
      stop.abort();
      webhooks.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await state.flush();
      await state.close();
    },
  };
}
