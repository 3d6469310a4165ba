import { statfs } from 'node:fs/promises';
import { brand } from '../../../content/brand';
import type { AlertJobsContext } from '../../desk/alerts';
import {
  diskAlerts,
  fileAlerts,
  jobAlerts,
  mailAlerts,
  sourceAlerts,
  spendAlerts,
  unplacedAlerts,
  type SickSource,
} from '../../desk/alerts/checks';
import { callWebhookJob, sendAlertsJob } from '../../desk/alerts/job-definitions';
import { before, days, minutes } from '../../kernel/time';
import { createOutboundFetch, internetNetwork } from '../../platform/fetch';
import { listTroubledJobs } from '../../platform/jobs';
import { listMails } from '../../platform/mail';
import { spendingByDay } from '../../platform/models';
import { listHeld } from '../../research/bulk';
import { listWaitingRounds } from '../../report/second-round';
import { catalogue, databaseHealth, listHealth } from '../../research/sources';
import { findOrder } from '../../shop/orders';
import { listOpenDisputes, listPaidWithoutOrder } from '../../shop/payments';
import type { Platform } from '../platform/platform';
import { raisingOf } from '../platform/raise-alerts';
import { schedulesOf } from '../platform/schedules';
import type { Shop } from '../shop/shop';

/** Return page and webhook write payment and order together; a sweep mends what they missed. */
const SETTLING = minutes(10);
/** What failed longer ago was seen, or is past mending. */
const LOOKED_BACK = days(7);
/** Longer than a mail server's short rest. */
const WAITED = minutes(30);
const MOST_MAILS = 200;
const MOST_JOBS = 200;

export function composeAlertJobs(platform: Platform, shop: Shop): AlertJobsContext {
  const { clock, log, config } = platform;
  return {
    ...raisingOf(platform),
    log,
    // The owner's address, and still through the guard: nothing in the house is called by it.
    fetch: createOutboundFetch({
      network: internetNetwork(),
      userAgent: `${brand.name}-alerts/1.0`,
      clock,
    }),
    checks: [
      () => checkPayments(platform, shop),
      () => checkMails(platform, shop),
      () => checkJobs(platform, shop),
      () => checkSpend(platform),
      () => checkSources(platform),
      () => checkFiles(platform),
      () => checkSecondRounds(platform, shop),
      async () => [diskAlerts(await freeBytes(config.dataDirectory), config.alerts.leastFreeBytes)],
    ],
  };
}

type Check = AlertJobsContext['checks'][number];

async function checkPayments({ clock }: Platform, shop: Shop): ReturnType<Check> {
  const now = clock.now();
  const [unplaced, disputes] = await Promise.all([
    listPaidWithoutOrder(shop.payments, {
      since: before(now, LOOKED_BACK),
      until: before(now, SETTLING),
    }),
    listOpenDisputes(shop.payments),
  ]);
  return [unplacedAlerts(unplaced), { kind: 'dispute', alerts: [], lasting: disputes }];
}

async function checkMails({ database, clock }: Platform, shop: Shop): ReturnType<Check> {
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
      orderNumber: order === null ? null : ((await findOrder(shop.orders, order))?.number ?? null),
    })),
  );
  return mailAlerts(named, waiting.length);
}

/** A schedule's job is placed anew at its next time, and one that tells of alerts can't tell of itself. */
async function checkJobs(platform: Platform, shop: Shop): ReturnType<Check> {
  const passed = new Set([
    ...schedulesOf(platform.config).map(({ job }) => job.name),
    sendAlertsJob.name,
    callWebhookJob.name,
  ]);
  const troubled = await listTroubledJobs(platform, { limit: MOST_JOBS });
  const dead = troubled.filter(({ state, name }) => state === 'dead' && !passed.has(name));
  const named = await Promise.all(
    dead.map(async ({ id, name, about }) => {
      const order = about.order === null ? null : await findOrder(shop.orders, about.order);
      const isOver = order?.state === 'delivered' || order?.state === 'cancelled';
      return isOver ? [] : [{ id, name, orderNumber: order?.number ?? null }];
    }),
  );
  return [jobAlerts(named.flat())];
}

async function checkSpend({ database, clock, config }: Platform): ReturnType<Check> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const spending = await spendingByDay({ database }, new Date(`${today.slice(0, 7)}-01T00:00:00Z`));
  const spent = {
    day: spending.find(({ day }) => day === today)?.micros ?? 0,
    month: spending.reduce((sum, { micros }) => sum + micros, 0),
  };
  return [spendAlerts(now, spent, config.alerts.modelBudget)];
}

/** The sample web answers as it was written; only the real one falls ill. */
async function checkSources({ database, clock, config }: Platform): ReturnType<Check> {
  if (config.research === 'sample') return [sourceAlerts([])];
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

async function checkFiles({ database }: Platform): ReturnType<Check> {
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

async function checkSecondRounds({ database }: Platform, shop: Shop): ReturnType<Check> {
  const waiting = await listWaitingRounds({ database }, MOST_ROUNDS);
  const orders = await Promise.all(waiting.map((orderId) => findOrder(shop.orders, orderId)));
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
