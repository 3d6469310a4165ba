import type { QueryRow } from '../../../src/platform/database';
import type { Buyer } from './buyers';
import type { ChaosWorld } from './world';

export interface Books {
  readonly placed: number;
  readonly charges: number;
  readonly delivered: number;
  readonly refunded: number;
  /** Not at their end, and a person was told so. */
  readonly alerted: number;
  /** Emails that the mail server took, each under its own Message-ID. */
  readonly mails: number;
  /** Taken once more under the same Message-ID: the server had it, and the shop never heard so. */
  readonly copies: number;
  /** Emails that nobody confirmed three times, so that a person is asked. */
  readonly givenUp: number;
  readonly alerts: readonly string[];
  /** Minutes in which a schedule placed its job more than once; a late one beside its successor counts too. */
  readonly cronTwice: number;
  /** What must not be, one sentence each. */
  readonly faults: readonly string[];
}

const FINISHED = `SELECT id, email, number, state, payment, amount, refunded_amount
  FROM customer_order WHERE placed_at IS NOT NULL ORDER BY placed_at`;
const TWICE = `SELECT order_id, what, count(*)::int AS times FROM order_event
  WHERE what IN ('placed', 'paid', 'delivered', 'refunded') GROUP BY order_id, what HAVING count(*) > 1`;
const CRON_TWICE = `SELECT count(*)::int AS minutes FROM (SELECT 1 FROM jobs.job JOIN jobs.schedule USING (name)
  WHERE name <> 'payment-sweep' GROUP BY name, date_trunc('minute', job.created_on) HAVING count(*) > 1) AS doubled`;
const MAILS = `SELECT template, recipient, order_id, state, last_error FROM outgoing_mail`;

async function listAll<Item extends { readonly id: string }>(
  page: (
    after: string | undefined,
  ) => Promise<{ readonly data: Item[]; readonly has_more: boolean }>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (;;) {
    const { data, has_more } = await page(all.at(-1)?.id);
    all.push(...data);
    if (!has_more) return all;
  }
}

const after = (id: string | undefined) => (id === undefined ? {} : { starting_after: id });
const count = <Item>(items: readonly Item[], test: (item: Item) => boolean): number =>
  items.filter(test).length;

/** Lays the provider's and the mail server's own books beside the shop's. */
export async function readBooks(world: ChaosWorld, buyers: readonly Buyer[]): Promise<Books> {
  const { shop } = world.provider();
  const charges = (
    await listAll((last) => shop.charges.list({ limit: 100, ...after(last) }))
  ).filter(({ status }) => status === 'succeeded');
  const refunds = await listAll((last) => shop.refunds.list({ limit: 100, ...after(last) }));
  const [orders, twice, mails, alerts, cron] = [
    await world.rows(FINISHED),
    await world.rows(TWICE),
    await world.rows(MAILS),
    await world.rows('SELECT kind, sentence, order_number FROM alert ORDER BY raised_at'),
    await world.rows(CRON_TWICE),
  ];
  const faults: string[] = [];
  const expectOne = (what: string, times: number): void => {
    if (times !== 1) faults.push(`${what}: ${times} times`);
  };

  for (const { id, metadata, amount } of charges) {
    const orderId = metadata['order_id'] ?? '';
    expectOne(
      `placed order of charge ${id}`,
      count(orders, (order) => order['id'] === orderId),
    );
    expectOne(
      `charge of order ${orderId}`,
      count(charges, ({ metadata: other }) => other['order_id'] === orderId),
    );
    if (amount !== 3_500) faults.push(`charge ${id} is of ${amount}`);
  }
  for (const { email, paid, acknowledged } of buyers) {
    if (!paid && !acknowledged) continue;
    expectOne(
      `order of ${email}`,
      count(orders, (order) => order['email'] === email),
    );
  }
  const alerted = orders.filter(({ number }) =>
    alerts.some((alert) => alert['kind'] === 'job-given-up' && alert['order_number'] === number),
  );
  for (const order of orders.filter((one) => !alerted.includes(one)))
    faults.push(...faultsOf(order, { charges, refunds, mails }));
  for (const { order_id, what, times } of twice)
    faults.push(`order ${String(order_id)} was ${String(what)} ${String(times)} times`);

  const ids = new Map(
    [...Map.groupBy(world.mail.received, ({ messageId }) => messageId ?? '')].map(
      ([id, copies]) => [id, copies.length] as const,
    ),
  );
  const letters = Map.groupBy(world.mail.received, ({ to, subject }) =>
    JSON.stringify([to?.[0]?.address, subject]),
  );
  for (const [letter, copies] of letters) {
    const different = new Set(copies.map(({ messageId }) => messageId)).size;
    if (different > 1 && letter.includes('candidate.example'))
      faults.push(`${letter} went out under ${different} Message-IDs`);
  }
  return {
    placed: orders.length,
    charges: charges.length,
    delivered: count(orders, ({ state }) => state === 'delivered'),
    refunded: count(orders, ({ payment }) => payment === 'refunded'),
    alerted: alerted.length,
    mails: ids.size,
    copies: world.mail.received.length - ids.size,
    givenUp: count(mails, ({ state }) => state === 'failed'),
    alerts: alerts.map(({ kind, sentence }) => `${String(kind)}: ${String(sentence)}`),
    cronTwice: Number(cron[0]?.['minutes']),
    faults,
  };
}

interface Ledger {
  readonly charges: readonly { readonly id: string; readonly metadata: Record<string, string> }[];
  readonly refunds: readonly { readonly charge: unknown; readonly amount: number }[];
  readonly mails: readonly QueryRow[];
}

/** An order is at its end: delivered, or its money is back; and its buyer was told once. */
function faultsOf(order: QueryRow, { charges, refunds, mails }: Ledger): readonly string[] {
  const [id, number] = [String(order['id']), String(order['number'])];
  const charge = charges.find(({ metadata }) => metadata['order_id'] === id);
  const back = refunds.filter((refund) => refund.charge === charge?.id);
  const own = mails.filter(({ order_id }) => order_id === id);
  const faults: string[] = [];
  const expectMail = (template: string): void => {
    const times = count(own, (mail) => mail['template'] === template);
    if (times !== 1) faults.push(`${number} has ${times} emails “${template}”`);
  };
  const isDelivered = order['state'] === 'delivered' && order['payment'] === 'paid';
  const isRefunded = order['payment'] === 'refunded';
  if (charge === undefined) faults.push(`${number} is placed and nobody was charged`);
  if (!isDelivered && !isRefunded)
    faults.push(`${number} is ${String(order['state'])}, ${String(order['payment'])}`);
  if (back.length !== (isRefunded ? 1 : 0))
    faults.push(`${number} was refunded ${back.length} times at the provider`);
  expectMail('order-confirmed');
  if (isDelivered) expectMail('report-ready');
  for (const { template, state, last_error } of own)
    if (state !== 'sent' && !String(last_error).includes('never said that it took it'))
      faults.push(
        `${number}: email “${String(template)}” is ${String(state)}: ${String(last_error)}`,
      );
  return faults;
}
