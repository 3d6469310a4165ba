import type { Stripe } from 'stripe';
import { afterEach, expect } from 'vitest';
import { SECRET_KEY, startWorld, WEBHOOK_SECRET } from '../../../demo/stripe/control/world';
import type { PaymentSandbox, PaymentSandboxOptions } from '../../../demo/stripe';
import { openWebServer } from '../../../src/process/web-server';
import { inSeconds, type Duration } from '../../../src/kernel/time';
import type { Database, QueryRow } from '../../../src/platform/database';
import { createLog } from '../../../src/platform/log';
import { sweepPayments, type Sweep } from '../../../src/shop/payments/settle/sweep-payments';
import { eachDatabase } from '../../databases';
import { testClock, type TestClock } from '../../support/test-clock';
import { openBrowser, type Browser } from './browser';
import { startMailServer, type MailServer } from './mail-server';
import { openShop, type OpenShop, type Surroundings } from './open-shop';

export interface PaymentWorld {
  readonly database: Database;
  readonly clock: TestClock;
  readonly sandbox: PaymentSandbox;
  /** The provider's API, asked by the test with the shop's own key. */
  readonly provider: Stripe;
  readonly shop: OpenShop;
  readonly mail: MailServer;
  readonly baseUrl: string;
  /** Every line that was logged. */
  readonly logged: string[];
  browser(): Browser;
  rows(statement: string, values?: readonly unknown[]): Promise<readonly QueryRow[]>;
  /** Waits until every webhook was delivered and no job is left to do. */
  quiet(): Promise<void>;
  /** Moves the shop's clock and that of its queue. */
  passTime(duration: Duration): Promise<void>;
  /** Waits until so many jobs failed and are to be tried again. */
  untilRetried(job: string, count?: number): Promise<void>;
  sweep(): Promise<Sweep>;
  /** The shop's server is down, and the provider's webhooks get no answer. */
  setReachable(reachable: boolean): void;
}

export interface WorldOptions {
  readonly sandbox?: Partial<PaymentSandboxOptions>;
  readonly shop?: Partial<Pick<Surroundings, 'around' | 'within'>>;
}

export type OpenWorld = (options?: WorldOptions) => Promise<PaymentWorld>;

/** Runs the suite against the payment sandbox, with everything of the shop real, on both databases. */
export function eachShop(name: string, suite: (open: OpenWorld) => void): void {
  eachDatabase(name, (open) => {
    const opened: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const close of opened.splice(0)) await close();
    });
    suite(async (options) => {
      const { world, close } = await startPaymentWorld(await open(), options);
      opened.push(close);
      return world;
    });
  });
}

/** Longer than any test waits for anything, so that a failure says what it waited for. */
const TIMEOUT = { timeout: 60_000, interval: 20 };

/** What has come due by the clock is worked on at once, not when a worker looks next. */
const WAKE_WORKERS = `SELECT pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), name) FROM jobs.queue`;

const UNFINISHED = `SELECT name FROM jobs.job
  WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_%' AND name <> 'dead-letters'`;

async function startPaymentWorld(
  database: Database,
  options: WorldOptions = {},
): Promise<{ world: PaymentWorld; close: () => Promise<void> }> {
  const clock = testClock();
  const logged: string[] = [];
  const webServer = await openWebServer('127.0.0.1', 0);
  const baseUrl = `http://127.0.0.1:${webServer.port}`;
  const mail = await startMailServer();
  const stripe = await startWorld({
    clock,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => `${baseUrl}/webhooks/stripe`,
    ...options.sandbox,
  });
  const shop = openShop({
    database,
    clock,
    baseUrl,
    log: createLog({ level: 'debug', destination: { write: (line) => void logged.push(line) } }),
    stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: stripe.sandbox.url },
    smtpUrl: mail.url,
    work: true,
    ...options.shop,
  });
  await shop.start();
  const setReachable = (reachable: boolean): void =>
    webServer.serve(
      reachable ? shop.fetch : () => new Response('Nobody is here.', { status: 502 }),
    );
  setReachable(true);

  const world: PaymentWorld = {
    database,
    clock,
    shop,
    mail,
    baseUrl,
    logged,
    setReachable,
    sandbox: stripe.sandbox,
    provider: stripe.shop,
    browser: () => openBrowser({ shop, baseUrl, page: stripe.page }),
    rows: (statement, values) => database.queryRows(statement, values),
    async quiet() {
      await stripe.sandbox.control.webhooksSettled();
      await expect.poll(() => database.queryRows(UNFINISHED), TIMEOUT).toEqual([]);
    },
    async passTime(duration) {
      clock.advance(duration);
      await database.queryRows(
        `UPDATE jobs.job SET start_after = start_after - make_interval(secs => $1) WHERE state IN ('created', 'retry')`,
        [inSeconds(duration)],
      );
      await database.queryRows(WAKE_WORKERS);
    },
    async untilRetried(job, count = 1) {
      const waiting = () =>
        database.queryRows(`SELECT id FROM jobs.job WHERE state = 'retry' AND name = $1`, [job]);
      await expect.poll(async () => (await waiting()).length, TIMEOUT).toBe(count);
    },
    async sweep() {
      const swept = await sweepPayments(shop.payments);
      if (!swept.ok) throw new Error(swept.failure.sentence);
      return swept.value;
    },
  };
  return {
    world,
    async close() {
      await stripe.sandbox.close();
      await webServer.close();
      await shop.jobs.stop();
      await mail.stop();
    },
  };
}
