import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishHandlers } from '../../src/delivery/publish';
import { offerNext, serviceHandlers, type DeliveryContext } from '../../src/desk/service';
import { reviewWorld } from '../../src/desk/review/testing';
import type { ReviewContext, ReviewedOrder } from '../../src/desk/review/ports';
import { after, minutes, type Clock } from '../../src/kernel/time';
import { succeed } from '../../src/kernel/result';
import type { Database } from '../../src/platform/database';
import { folderStorage } from '../../src/platform/files';
import { createSteps, type JobHandler, type JobQueue } from '../../src/platform/jobs';
import { createMailer } from '../../src/platform/mail';
import {
  listWaitingReports,
  productionHandlers,
  publishVersion,
  releaseReviewed,
  withdrawSignature,
  type ProductionContext,
} from '../../src/report/production';
import { EVIDENCE } from '../../src/report/fixtures/made-up-company';
import { reportOf } from '../../src/report/fixtures/report-input';
import { interviewReport } from '../../src/shop/catalog';
import {
  anyCompany,
  countAwaited,
  findOrder,
  findOrderByNumber,
  findOrders,
  listPromised,
  moveOrder,
  orderHandlers,
  type OrdersContext,
} from '../../src/shop/orders';
import type { PaymentsContext } from '../../src/shop/payments';
import { fakeGateway, type FakeGateway } from '../../src/shop/payments/testing';
import { silentLog } from '../support/silent-log';

/** Work that was placed, and when it may begin; the simulation is the queue that takes it up. */
export interface PlacedWork {
  readonly name: string;
  readonly payload: unknown;
  readonly from: Date;
}

export interface House {
  readonly database: Database;
  readonly gateway: FakeGateway;
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  readonly delivery: DeliveryContext;
  readonly review: ReviewContext;
  readonly handlers: readonly JobHandler[];
}

export interface HouseParts {
  readonly database: Database;
  readonly clock: Clock;
  place(work: PlacedWork): void;
  /** Takes as long as research on an order takes. */
  research(orderId: string): Promise<void>;
  /** An alarm that came up, or came to its next step. */
  rung(alarm: string): void;
}

const TIME_TO_UNDO = minutes(2);

/** Everything from order to delivery by its real verbs; research and writing alone are played. */
export async function houseOn({
  database,
  clock,
  place,
  research,
  rung,
}: HouseParts): Promise<House> {
  const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-week-')));
  const queue = queueOf(clock, place);
  const mailer = createMailer({ queue, clock });
  const delivery: DeliveryContext = {
    countWaiting: countAwaited,
    expertNeeded: true,
    promise: interviewReport.promise,
  };
  const orders: OrdersContext = {
    database,
    clock,
    queue,
    mailer,
    companies: anyCompany,
    teamAddress: 'team@shop.example',
    delivery: { offer: (executor, at) => offerNext(delivery, executor, at) },
  };
  const raising = {
    database,
    clock,
    queue,
    mailer,
    teamAddress: 'owner@shop.example',
    baseUrl: 'https://shop.example',
    webhook: undefined,
  };
  const gateway = fakeGateway(clock);
  const findId = (orderId: string) => findOrder(orders, orderId);
  const small = (await reportOf()).document;
  const sections = small.sections
    .filter(({ id }) => id === 'snapshot' || id === 'sources')
    .map((section) => ({ ...section, claims: section.claims.slice(0, 3) }));
  const production: ProductionContext = {
    database,
    clock,
    files,
    queue,
    steps: createSteps({ database, clock }),
    review: 'required',
    timeToUndo: TIME_TO_UNDO,
    research: {
      identify: async () =>
        succeed({
          id: 'c1',
          name: 'Fernhollow',
          legalName: 'Fernhollow Instruments',
          aliases: [],
          jobBoards: {},
          namesakes: [],
        }),
      complete: async (card) => card,
      async gather(_, { orderId }) {
        await research(orderId);
        return { evidence: EVIDENCE, tally: { asked: 9, answered: 7 } };
      },
      readPosting: async () => ({ evidence: [] }),
      forgetSnapshots: async () => undefined,
    },
    writing: {
      write: async ({ writtenAt }) =>
        succeed({ document: { ...small, writtenAt, sections }, rejected: [] }),
    },
    rewriting: { roleTips: async (_, current) => succeed(current) },
    choices: { ask: async () => undefined, chosen: async () => undefined },
    rendering: { pdf: async () => new Uint8Array([1]), html: async () => '<p>page</p>' },
    orders: {
      read: async (orderId) => {
        const order = await findId(orderId);
        return order && { orderId, ...order.details, answers: order.answers };
      },
      start: async (transaction, orderId) =>
        (await moveOrder(orders, transaction, { orderId, event: 'start', actor: 'system' })).ok,
      submitForReview: async (transaction, orderId) =>
        void (await moveOrder(orders, transaction, {
          orderId,
          event: 'submit-for-review',
          actor: 'system',
        })),
    },
  };
  const reviewDesk = await reviewWorld(database, {
    now: () => clock.now(),
    advance: () => undefined,
  });
  const reviewed = (order: Awaited<ReturnType<typeof findId>>): ReviewedOrder[] =>
    !order?.number
      ? []
      : [
          {
            id: order.id,
            number: order.number,
            promisedAt: order.promisedAt,
            interviewAt: order.answers.interviewAt,
            deliveredAt: order.deliveredAt,
            ordered: {
              company: order.details.company,
              role: order.details.role,
              location: order.details.location,
            },
            dispute: null,
            isOver: order.stage === 'Cancelled' || order.stage === 'Refunded',
          },
        ];
  const review: ReviewContext = {
    ...reviewDesk.context,
    findOrder: async (number) => reviewed(await findOrderByNumber(orders, number))[0] ?? null,
    findOrders: async (ids) => (await findOrders(orders, ids)).flatMap(reviewed),
    listWaiting: (limit) => listWaitingReports({ database }, limit),
    release: (transaction, release) =>
      releaseReviewed({ clock, queue, timeToUndo: TIME_TO_UNDO }, transaction, release),
    withdraw: (transaction, orderId) => withdrawSignature({ clock }, transaction, orderId),
    leavesAt: (signedAt) => after(signedAt, TIME_TO_UNDO),
  };
  const handlers = [
    ...productionHandlers(production),
    ...publishHandlers({
      database,
      clock,
      queue,
      mailer,
      log: silentLog,
      findOrder: findId,
      publish: (transaction, approved) => publishVersion({ clock }, transaction, approved),
      markDelivered: (transaction, orderId) =>
        moveOrder(orders, transaction, { orderId, event: 'deliver', actor: 'system' }),
    }),
    ...orderHandlers(orders),
    ...serviceHandlers({
      ...raising,
      supportAddress: 'support@shop.example',
      listPromised: (until) => listPromised(orders, until),
      listOwedAnswers: async () => [],
    }).map((handler) => tellingAlarms(handler, database, rung)),
  ];
  return {
    database,
    gateway,
    orders,
    delivery,
    review,
    handlers,
    payments: {
      database,
      queue,
      clock,
      log: silentLog,
      gateway,
      orders,
      ownerAddress: 'owner@shop.example',
      raise: async () => true,
    },
  };
}

/** Tells of each step that an alert has come to, when the job is done that looks after promises. */
function tellingAlarms(
  handler: JobHandler,
  database: Database,
  rung: (alarm: string) => void,
): JobHandler {
  const told = new Set<string>();
  return {
    ...handler,
    async handle(payload, attempt) {
      await handler.handle(payload, attempt);
      const rows = await database.queryRows(
        "SELECT key, step, is_urgent FROM alert WHERE kind = 'promise-at-risk'",
      );
      for (const { key, step, is_urgent: isUrgent } of rows) {
        if (told.has(`${String(key)} ${String(step)}`)) continue;
        told.add(`${String(key)} ${String(step)}`);
        const urgent = step === '0' ? 'broken' : 'escalate';
        rung(`promise-at-risk ${isUrgent === true ? urgent : 'remind'}`);
      }
    },
  };
}

/** Each key once, as the real queue does it. */
function queueOf(clock: Clock, place: HouseParts['place']): JobQueue {
  const keys = new Set<string>();
  const put = (
    name: string,
    payload: unknown,
    { key, after: from = clock.now() }: { readonly key?: string; readonly after?: Date } = {},
  ): void => {
    if (key !== undefined && keys.has(`${name}:${key}`)) return;
    if (key !== undefined) keys.add(`${name}:${key}`);
    place({ name, payload, from });
  };
  return {
    enqueue: async (_, job, payload, options) => put(job.name, payload, options),
    enqueueAll: async (_, job, entries) =>
      entries.forEach(({ payload, key }) =>
        put(job.name, payload, key === undefined ? {} : { key }),
      ),
    emit: async (_, event, payload, options) => put(event.name, payload, options),
  };
}
