/**
 * The shop's server side as a process of its own, for tests that kill it. It ends itself by SIGKILL
 * at the moment that KILL_AT names, with no chance to put anything right.
 *
 *   order-program begin            → a draft with an open session: prints draft, intent, client secret
 *   order-program settle INTENT    → settles one payment, as the return page does
 *   order-program refund ORDER ID  → gives the money back, as the owner does
 *   order-program sweep            → the hourly sweep, then works until nothing is left to do
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECRET_KEY } from '../../../demo/stripe/control/world';
import { systemClock } from '../../../src/kernel/time';
import {
  embeddedDatabase,
  openDurablePglite,
  postgresDatabase,
  type Database,
} from '../../../src/platform/database';
import { createLog } from '../../../src/platform/log';
import { saveDraft, type OrdersContext } from '../../../src/shop/orders';
import {
  refundPayment,
  settlePayment,
  startPayment,
  type PaymentGateway,
} from '../../../src/shop/payments';
import { sweepPayments } from '../../../src/shop/payments/settle/sweep-payments';
import { ada } from './browser';
import { openShop } from './open-shop';

const { DATA_DIR = '', DATABASE_URL = '', STRIPE = '', SMTP_URL = '', KILL_AT = '' } = process.env;
const [verb = '', ...parameters] = process.argv.slice(2);

function dieAt(moment: string): void {
  if (moment === KILL_AT) process.kill(process.pid, 'SIGKILL');
}

/** The provider's answer has arrived and nothing of it is written down yet. */
const around = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  async createIntent(key, request) {
    const answer = await gateway.createIntent(key, request);
    dieAt('intent-created');
    return answer;
  },
  async readIntent(intentId, options) {
    const answer = await gateway.readIntent(intentId, options);
    if (answer.ok && answer.value.state === 'succeeded') dieAt('payment-read');
    return answer;
  },
  async refund(key, request) {
    const answer = await gateway.refund(key, request);
    dieAt('refund-given');
    return answer;
  },
});

/** The order is placed in a transaction that is not committed yet. */
const within = (orders: OrdersContext): OrdersContext => ({
  ...orders,
  mailer: {
    async queue(transaction, ...mails) {
      await orders.mailer.queue(transaction, ...mails);
      if (mails.some(({ template }) => template === 'new-order-team')) dieAt('in-transaction');
    },
  },
});

async function open(): Promise<Database> {
  if (DATABASE_URL !== '')
    return postgresDatabase({ url: DATABASE_URL, connections: 5, onError: () => undefined });
  return embeddedDatabase(await openDurablePglite({ folder: join(DATA_DIR, 'database') }));
}

const database = await open();
const shop = openShop({
  database,
  around,
  within,
  clock: systemClock,
  log: createLog({ level: 'error', destination: process.stderr }),
  stripe: { secretKey: SECRET_KEY, webhookSecret: null, apiBase: STRIPE },
  smtpUrl: SMTP_URL,
  baseUrl: 'http://127.0.0.1:3000',
  work: verb === 'sweep',
});
await shop.start();
process.stdout.write(`${JSON.stringify(await run())}\n`);
await shop.jobs.stop();
await database.close();
process.exit(0);

async function run(): Promise<unknown> {
  const [first = '', second = ''] = parameters;
  switch (verb) {
    case 'begin':
      return begin();
    case 'settle': {
      const settled = await settlePayment(shop.payments, { intentId: first });
      dieAt('settled');
      return settled;
    }
    case 'refund':
      return refundPayment(shop.payments, {
        orderId: first,
        refundId: second,
        amount: null,
        reason: 'Too little to say',
        actor: 'staff:owner',
      });
    case 'sweep': {
      const swept = await sweepPayments(shop.payments);
      await untilIdle();
      return { swept, begun: shop.begun };
    }
    default:
      throw new Error(`There is no verb called ${verb}.`);
  }
}

async function begin(): Promise<unknown> {
  // One that was begun before is gone on with, as by a browser that asks again.
  const [earlier] = await database.queryRows(`SELECT id FROM customer_order WHERE state = 'draft'`);
  const draft = await saveDraft(shop.orders, {
    draftId: earlier ? String(earlier['id']) : null,
    details: ada,
  });
  if (!draft.ok) throw new Error(draft.failure.sentence);
  const session = await startPayment(shop.payments, draft.value);
  if (!session.ok) throw new Error(session.failure.sentence);
  return { ...draft.value, ...session.value };
}

async function untilIdle(): Promise<void> {
  for (;;) {
    // A mail that may have arrived waits a quarter of an hour; a test doesn't.
    await database.queryRows(
      `UPDATE jobs.job SET start_after = now() WHERE name = 'send-mail' AND state = 'created' AND start_after > now()`,
    );
    const left = await database.queryRows(
      `SELECT id FROM jobs.job WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_%' AND name <> 'dead-letters'`,
    );
    if (left.length === 0) return;
    await sleep(50);
  }
}
