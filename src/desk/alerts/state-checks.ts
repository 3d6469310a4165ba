import { statfs } from 'node:fs/promises';
import { before, days, minutes, type Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { listTroubledJobs, type ScheduledJob } from '../../platform/jobs';
import { listMails } from '../../platform/mail';
import { spendingByDay } from '../../platform/models';
import { listWaitingRounds } from '../../report/second-round';
import { listHeld } from '../../research/bulk';
import { catalogue, databaseHealth, listHealth } from '../../research/sources';
import { findOrder, type OrdersContext } from '../../shop/orders';
import { listOpenDisputes, listPaidWithoutOrder, type PaymentsContext } from '../../shop/payments';
import {
  diskAlerts,
  fileAlerts,
  jobAlerts,
  mailAlerts,
  sourceAlerts,
  spendAlerts,
  unplacedAlerts,
  type SickSource,
} from './checks';
import { callWebhookJob, sendAlertsJob } from './job-definitions';
import type { AlertJobsContext } from './ports';

/** What is looked after, by the modules in which it stands. */
export interface WatchedShop {
  readonly database: Database;
  readonly clock: Clock;
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  /** All that a clock places. */
  readonly schedules: readonly ScheduledJob[];
  /** The web that sources are asked in. */
  readonly research: 'sample' | 'web';
  readonly modelBudget: Parameters<typeof spendAlerts>[2];
  /** Where the shop keeps its data, and with how many bytes left it tells of it. */
  readonly dataDirectory: string;
  readonly leastFreeBytes: number;
}

type Check = AlertJobsContext['checks'][number];

/** Return page and webhook write payment and order together; a sweep mends what they missed. */
const SETTLING = minutes(10);
/** What failed longer ago was seen, or is past mending. */
const LOOKED_BACK = days(7);
/** Longer than a mail server's short rest. */
const WAITED = minutes(30);
const MOST_MAILS = 200;
const MOST_JOBS = 200;

/** One look at each state of the shop that somebody must know of while it lasts. */
export const stateChecks = (watched: WatchedShop): readonly Check[] => [
  () => checkPayments(watched),
  () => checkMails(watched),
  () => checkJobs(watched),
  () => checkSpend(watched),
  () => checkFailingSources(watched),
  () => checkFiles(watched),
  () => checkSecondRounds(watched),
  () => checkDiskSpace(watched),
];

export async function checkDiskSpace({
  dataDirectory,
  leastFreeBytes,
}: Pick<WatchedShop, 'dataDirectory' | 'leastFreeBytes'>): ReturnType<Check> {
  return [diskAlerts(await freeBytes(dataDirectory), leastFreeBytes)];
}

export async function checkPayments({
  clock,
  payments,
}: Pick<WatchedShop, 'clock' | 'payments'>): ReturnType<Check> {
  const now = clock.now();
  const [unplaced, disputes] = await Promise.all([
    listPaidWithoutOrder(payments, {
      since: before(now, LOOKED_BACK),
      until: before(now, SETTLING),
    }),
    listOpenDisputes(payments),
  ]);
  return [unplacedAlerts(unplaced), { kind: 'dispute', alerts: [], lasting: disputes }];
}

export async function checkMails({
  database,
  clock,
  orders,
}: Pick<WatchedShop, 'database' | 'clock' | 'orders'>): ReturnType<Check> {
  const since = before(clock.now(), LOOKED_BACK).toISOString();
  const [failed, held, waiting] = await Promise.all([
    listMails({ database }, { state: 'failed', limit: MOST_MAILS }),
    listMails({ database }, { state: 'held', limit: MOST_MAILS }),
    listMails(
      { database },
      { state: 'queued', before: before(clock.now(), WAITED), limit: MOST_MAILS },
    ),
  ]);
  const stuck = [...failed, ...held].filter(({ createdAt }) => createdAt >= since);
  const named = await Promise.all(
    stuck.map(async ({ id, template, order, state }) => ({
      id,
      template,
      state: state === 'held' ? ('held' as const) : ('failed' as const),
      orderNumber: order === null ? null : ((await findOrder(orders, order))?.number ?? null),
    })),
  );
  return mailAlerts(named, waiting.length);
}

/** A schedule's job is placed anew at its next time, and one that tells of alerts can't tell of itself. */
async function checkJobs(watched: WatchedShop): ReturnType<Check> {
  const { orders, schedules } = watched;
  const passed = new Set([
    ...schedules.map(({ job }) => job.name),
    sendAlertsJob.name,
    callWebhookJob.name,
  ]);
  const troubled = await listTroubledJobs(watched, { limit: MOST_JOBS });
  const dead = troubled.filter(({ state, name }) => state === 'dead' && !passed.has(name));
  const named = await Promise.all(
    dead.map(async ({ id, name, about }) => {
      const order = about.order === null ? null : await findOrder(orders, about.order);
      const isOver = order?.state === 'delivered' || order?.state === 'cancelled';
      return isOver ? [] : [{ id, name, orderNumber: order?.number ?? null }];
    }),
  );
  return [jobAlerts(named.flat())];
}

export async function checkSpend({
  database,
  clock,
  modelBudget,
}: Pick<WatchedShop, 'database' | 'clock' | 'modelBudget'>): ReturnType<Check> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const spending = await spendingByDay({ database }, new Date(`${today.slice(0, 7)}-01T00:00:00Z`));
  const spent = {
    day: spending.find(({ day }) => day === today)?.micros ?? 0,
    month: spending.reduce((sum, { micros }) => sum + micros, 0),
  };
  return [spendAlerts(now, spent, modelBudget)];
}

/** The sample web answers as it was written; only the real one falls ill. */
export async function checkFailingSources({
  database,
  clock,
  research,
}: Pick<WatchedShop, 'database' | 'clock' | 'research'>): ReturnType<Check> {
  if (research === 'sample') return [sourceAlerts([])];
  const rows = await listHealth({ health: databaseHealth({ database, clock }), clock });
  return [
    sourceAlerts(
      rows.flatMap(
        ({ sourceId: id, sourceName: name, enabled, state, fault }): readonly SickSource[] =>
          (enabled && (state === 'asleep' || state === 'drifting')) || state === 'out-of-use'
            ? [{ id, name, state, fault }]
            : [],
      ),
    ),
  ];
}

async function checkFiles({ database }: WatchedShop): ReturnType<Check> {
  return [fileAlerts(await listHeld(database.read, catalogue))];
}

async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

const MOST_ROUNDS = 20;

async function checkSecondRounds({ database, orders: known }: WatchedShop): ReturnType<Check> {
  const waiting = await listWaitingRounds({ database }, MOST_ROUNDS);
  const orders = await Promise.all(waiting.map((orderId) => findOrder(known, orderId)));
  const alerts = orders.flatMap((order) =>
    order === null || order.number === null
      ? []
      : [
          {
            kind: 'second-round-waiting' as const,
            subject: order.id,
            sentence: 'A second round is waiting for review.',
            path: `/desk/orders/${encodeURIComponent(order.number)}`,
            orderNumber: order.number,
          },
        ],
  );
  return [{ kind: 'second-round-waiting', alerts }];
}
