import { onTestFinished } from 'vitest';
import { openEmbedded } from '../../test/databases';
import { silentLog } from '../../test/support/silent-log';
import { testClock, type TestClock } from '../../test/support/test-clock';
import type { Database } from '../platform/database';
import type { JobQueue } from '../platform/jobs';
import { createMailer } from '../platform/mail';
import {
  anyCompany,
  DRAFT_COOKIE,
  GIFT_COOKIE,
  withinThePromise,
  saveDraft,
  type DraftCookie,
  type OrdersContext,
} from './orders';
import type { OrderDetails } from './orders/shape';
import { settlePayment, startPayment, type PaymentsContext } from './payments';
import { fakeGateway, raiseByMail, type FakeGateway } from './payments/testing';

/** A cookie that says what it names; how real ones are signed is the platform's. */
export const testCookie: DraftCookie = {
  name: DRAFT_COOKIE,
  sign: (draftId) => `signed-${draftId}`,
  verify: (value) => (value.startsWith('signed-') ? value.slice('signed-'.length) : null),
  secure: false,
};

export const testGiftCookie: DraftCookie = { ...testCookie, name: GIFT_COOKIE };

export interface Placed {
  readonly name: string;
  readonly payload: object;
}

export interface TestShop {
  readonly database: Database;
  readonly clock: TestClock;
  readonly gateway: FakeGateway;
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  /** Jobs and events in the order in which they were placed, each key once. */
  readonly placed: Placed[];
  mails(template?: string): Promise<
    readonly {
      readonly template: string;
      readonly recipient: string;
      readonly values: Record<string, unknown>;
    }[]
  >;
  count(table: string): Promise<number>;
}

/** The whole server side of the shop on a database, with a provider in memory. */
export function shopOn(database: Database): TestShop {
  const clock = testClock();
  const placed: Placed[] = [];
  const keys = new Set<string>();
  const place = async (name: string, payload: object, key?: string): Promise<void> => {
    if (key !== undefined && keys.has(`${name}:${key}`)) return;
    keys.add(`${name}:${key}`);
    placed.push({ name, payload });
  };
  const queue: JobQueue = {
    enqueue: (_transaction, job, payload, options) => place(job.name, payload, options?.key),
    async enqueueAll(_transaction, job, entries) {
      for (const { payload, key } of entries) await place(job.name, payload, key);
    },
    emit: (_transaction, event, payload, options) => place(event.name, payload, options?.key),
  };
  const orders: OrdersContext = {
    database,
    queue,
    clock,
    mailer: createMailer({ queue, clock }),
    companies: anyCompany,
    delivery: withinThePromise,
    teamAddress: 'team@shop.example',
  };
  const gateway = fakeGateway(clock);
  return {
    database,
    clock,
    gateway,
    orders,
    placed,
    payments: {
      database,
      queue,
      clock,
      log: silentLog,
      gateway,
      orders,
      ownerAddress: 'owner@shop.example',
      raise: raiseByMail(orders.mailer),
    },
    async mails(template) {
      const rows = await database.queryRows(
        'SELECT template, recipient, values FROM outgoing_mail ORDER BY created_at, key',
      );
      return rows
        .map((row) => ({
          template: String(row['template']),
          recipient: String(row['recipient']),
          values: row['values'] as Record<string, unknown>,
        }))
        .filter((mail) => template === undefined || mail.template === template);
    },
    async count(table) {
      const [row] = await database.queryRows(`SELECT count(*)::integer AS rows FROM ${table}`);
      return Number(row?.['rows']);
    },
  };
}

/** A shop on an embedded database of its own, closed when the test is over. */
export async function embeddedShop(): Promise<TestShop> {
  const database = await openEmbedded();
  onTestFinished(() => database.close());
  return shopOn(database);
}

/** What was typed in the first step and kept; the id of what it was kept as. */
export async function draftOf(
  shop: TestShop,
  details: OrderDetails = adaDetails,
  draftId: string | null = null,
): Promise<string> {
  const saved = await saveDraft(shop.orders, { draftId, details });
  if (!saved.ok) throw new Error(saved.failure.sentence);
  return saved.value.draftId;
}

/** A draft with an open payment session, as when the second step of the order page is shown. */
export async function openSession(
  shop: TestShop,
  details: OrderDetails = adaDetails,
): Promise<{ draftId: string; intentId: string }> {
  const draftId = await draftOf(shop, details);
  const session = await startPayment(shop.payments, { draftId });
  if (!session.ok) throw new Error(session.failure.sentence);
  return { draftId, intentId: session.value.intentId };
}

export async function paidOrder(
  shop: TestShop,
  details: OrderDetails = adaDetails,
): Promise<{ draftId: string; intentId: string }> {
  const session = await openSession(shop, details);
  shop.gateway.pay(session.intentId);
  const settled = await settlePayment(shop.payments, session);
  if (!settled.ok) throw new Error(settled.failure.sentence);
  return session;
}

export const adaDetails: OrderDetails = {
  company: 'Quillhaven Systems',
  role: 'Backend Engineer',
  email: 'ada.merrow@candidate.example',
  name: 'Ada Merrow',
  interviewers: 'Sam Okoro, Lena Vance',
  location: 'Boston, Massachusetts',
};
