import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, typedCard, type World } from '../../../demo/stripe/control/world';
import { newIdentifier } from '../../../src/kernel/identifier';
import { systemClock } from '../../../src/kernel/time';
import {
  embeddedDatabase,
  migrate,
  openDurablePglite,
  postgresDatabase,
  type Database,
  type QueryRow,
} from '../../../src/platform/database';
import { loadMigrations, prepareDataFolder } from '../../databases';
import { startPostgres, type TestPostgres } from '../../postgres';
import {
  freshFolder,
  programEnvironment,
  removeFolder,
  root,
  SHORT_LIVED,
} from '../../support/shop-process';
import { ada, VISA, type Session } from './browser';
import { chargesOf, mailsTo } from './books';
import { startMailServer, type MailServer } from './mail-server';
import { TEAM } from './open-shop';

let program = '';
beforeAll(() => {
  execFileSync(
    process.execPath,
    ['scripts/bundle-one.mjs', 'test/faults/orders/order-program.ts'],
    { cwd: root },
  );
  program = join(root, 'build/programs/order-program/order-program.js');
});

interface Place {
  readonly world: World;
  readonly mail: MailServer;
  run(
    parameters: readonly string[],
    killAt?: string,
  ): Promise<{
    readonly end: number | string | null;
    readonly answer: unknown;
    readonly errors: string;
  }>;
  /** Only while no program runs: the embedded database has one owner. */
  rows(statement: string): Promise<readonly QueryRow[]>;
  /** Of several statements, since to open the embedded database takes longer than to ask it. */
  rowsOfEach(statements: readonly string[]): Promise<readonly (readonly QueryRow[])[]>;
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openPlace(server: TestPostgres | null): Promise<Place> {
  const [world, mail, folder] = [await startWorld(), await startMailServer(), freshFolder()];
  const url = await server?.createDatabase();
  if (url === undefined) await prepareDataFolder(folder);
  const open = async (): Promise<Database> =>
    url === undefined
      ? embeddedDatabase(await openDurablePglite({ folder: join(folder, 'database') }))
      : postgresDatabase({ url, connections: 2, onError: () => undefined });
  const visit = async <Value>(work: (database: Database) => Promise<Value>): Promise<Value> => {
    const database = await open();
    return work(database).finally(() => database.close());
  };
  if (url !== undefined) await visit((database) => migrate(database, loadMigrations()));
  closing.push(
    () => world.sandbox.close(),
    () => mail.stop(),
    async () => removeFolder(folder),
  );
  return {
    world,
    mail,
    rows: (statement) => visit((database) => database.queryRows(statement)),
    rowsOfEach: (statements) =>
      visit((database) =>
        Promise.all(statements.map((statement) => database.queryRows(statement))),
      ),
    async run(parameters, killAt = '') {
      const child = spawn(process.execPath, [...SHORT_LIVED, program, ...parameters], {
        cwd: root,
        env: {
          ...programEnvironment,
          DATA_DIR: folder,
          DATABASE_URL: url ?? '',
          STRIPE: world.sandbox.url,
          SMTP_URL: mail.url,
          KILL_AT: killAt,
        },
      });
      let [output, errors] = ['', ''];
      child.stdout.on('data', (part: Buffer) => {
        output += part.toString();
      });
      child.stderr.on('data', (part: Buffer) => {
        errors += part.toString();
      });
      const kill = (): void => void child.kill('SIGKILL');
      if (killAt === 'mail-taken') mail.afterNextMail(kill);
      const end = await new Promise<number | string | null>((resolve) =>
        child.once('exit', (code, signal) => resolve(code ?? signal)),
      );
      return { end, errors, answer: output === '' ? null : (JSON.parse(output) as unknown) };
    },
  };
}

async function done(place: Place, ...parameters: string[]): Promise<Record<string, unknown>> {
  const { end, errors, answer } = await place.run(parameters);
  expect(end, errors).toBe(0);
  return answer as Record<string, unknown>;
}

const begin = async (place: Place) =>
  (await done(place, 'begin')) as unknown as Session & { readonly draftId: string };

const pay = ({ world }: Place, { intentId, clientSecret }: Session) =>
  world.page.paymentIntents.confirm(intentId, {
    ...typedCard(VISA),
    client_secret: clientSecret,
  } as Stripe.PaymentIntentConfirmParams);

async function expectOneOrder(place: Place, draftId: string): Promise<void> {
  const [orders = [], mails, timeline = []] = await place.rowsOfEach([
    'SELECT * FROM customer_order',
    'SELECT template, state FROM outgoing_mail ORDER BY template',
    'SELECT what FROM order_event ORDER BY id',
  ]);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({
    ...ada,
    id: draftId,
    state: 'placed',
    payment: 'paid',
    amount: 3_500,
  });
  expect(String(orders[0]?.['number'])).toMatch(/^FW-\d+$/);
  expect((await chargesOf({ provider: place.world.shop })).map(({ amount }) => amount)).toEqual([
    3_500,
  ]);
  expect(mails).toEqual([
    { template: 'new-order-team', state: 'sent' },
    { template: 'order-confirmed', state: 'sent' },
  ]);
  expect(timeline.map(({ what }) => what)).toEqual(['placed', 'paid']);
}

const postgres = await startPostgres();
const server = 'skipped' in postgres ? null : postgres;
afterAll(() => server?.stop());

describe.each(['the embedded database', 'Postgres'])('A process killed for good, on %s', (kind) => {
  const onPostgres = kind === 'Postgres';
  if (onPostgres && 'skipped' in postgres) {
    test.skip(postgres.skipped, () => undefined);
    return;
  }
  const openHere = (): Promise<Place> => openPlace(onPostgres ? server : null);

  // No webhook comes in any of these: what the dead process did not write down, the sweep has to find.
  const moments = [
    { moment: 'in-transaction', when: 'with the order placed and not committed' },
    { moment: 'settled', when: 'with the order committed and no mail sent' },
  ];
  const betweenCommits = [{ moment: 'payment-read', when: 'between the charge and its record' }];
  // A death while nothing is being written leaves every database alike: one of them is enough for those.
  const isEveryMoment = onPostgres || server === null;
  for (const { moment, when } of isEveryMoment ? [...moments, ...betweenCommits] : moments) {
    test(`${when} is one order, one charge and one confirmation after the next sweep`, async () => {
      const place = await openHere();
      const session = await begin(place);
      await pay(place, session);

      const killed = await place.run(['settle', session.intentId], moment);
      expect(killed.end, killed.errors).toBe('SIGKILL');
      const orders = await place.rows(`SELECT state FROM customer_order`);
      expect(orders).toEqual([{ state: moment === 'settled' ? 'placed' : 'draft' }]);
      expect(place.mail.received).toEqual([]);

      const swept = await done(place, 'sweep');

      expect(swept).toMatchObject({ begun: [session.draftId] });
      await expectOneOrder(place, session.draftId);
      expect(mailsTo(place, ada.email)).toHaveLength(1);
      expect(mailsTo(place, TEAM)).toHaveLength(1);
      await done(place, 'sweep');
      await expectOneOrder(place, session.draftId);
      expect(place.mail.received).toHaveLength(2);
    });
  }

  if (!isEveryMoment) return;

  test('when the provider has made a session and nobody wrote it down gets the same one again', async () => {
    const place = await openHere();
    const killed = await place.run(['begin'], 'intent-created');
    expect(killed.end, killed.errors).toBe('SIGKILL');

    const session = await begin(place);

    const { data: intents } = await place.world.shop.paymentIntents.list();
    expect(intents.map(({ id }) => id)).toEqual([session.intentId]);
    await pay(place, session);
    await done(place, 'sweep');
    await expectOneOrder(place, session.draftId);
  });

  test('when a session that nobody wrote down was paid settles its order all the same', async () => {
    const place = await openHere();
    await place.run(['begin'], 'intent-created');
    const [intent] = (await place.world.shop.paymentIntents.list()).data;
    if (!intent) throw new Error('The provider made no payment.');
    await pay(place, { intentId: intent.id, clientSecret: intent.client_secret ?? '' });

    expect(await done(place, 'sweep')).toMatchObject({ swept: { value: { settled: 1 } } });

    await expectOneOrder(place, String(intent.metadata['order_id']));
  });

  test('when a mail was taken and not ticked off sends it again under the same Message-ID, so that one is kept', async () => {
    const place = await openHere();
    const session = await begin(place);
    await pay(place, session);
    const killed = await place.run(['sweep'], 'mail-taken');
    expect(killed.end, killed.errors).toBe('SIGKILL');
    // The queue's own pause before another try, which is half a minute for a mail.
    await place.rows('UPDATE jobs.job SET retry_delay = 0, retry_backoff = false');

    await done(place, 'sweep');

    await expectOneOrder(place, session.draftId);
    expect(new Set(place.mail.received.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('when a refund was given and not written down gives it once', async () => {
    const place = await openHere();
    const session = await begin(place);
    await pay(place, session);
    await done(place, 'sweep');
    const refundId = newIdentifier(systemClock);
    const killed = await place.run(['refund', session.draftId, refundId], 'refund-given');
    expect(killed.end, killed.errors).toBe('SIGKILL');

    await done(place, 'sweep');

    expect((await place.world.shop.refunds.list()).data.map(({ amount }) => amount)).toEqual([
      3_500,
    ]);
    expect(
      await place.rowsOfEach([
        'SELECT state, payment, refunded_amount FROM customer_order',
        `SELECT state FROM outgoing_mail WHERE template = 'refunded'`,
        `SELECT key FROM outgoing_mail WHERE template = 'payment-alert'`,
      ]),
    ).toEqual([
      [{ state: 'cancelled', payment: 'refunded', refunded_amount: 3_500 }],
      [{ state: 'sent' }],
      [],
    ]);
  });
});
