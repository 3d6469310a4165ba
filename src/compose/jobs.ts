import { brand } from '../../content/brand';
import type { Config } from '../config';
import {
  alertSchedules,
  raiseAlert,
  stateChecks,
  type AlertJobsContext,
  type AlertsContext,
} from '../desk/alerts';
import { figuresSchedules } from '../desk/figures';
import { privacySchedules } from '../desk/privacy';
import { serviceSchedules, listOwedAnswers, serviceHandlers } from '../desk/service';
import type { RaiseAlert } from '../shop/alerts';
import { createOutboundFetch, internetNetwork } from '../platform/fetch';
import type { ScheduledJob, JobHandler } from '../platform/jobs';
import { sweepMailSchedule } from '../platform/mail';
import { dailyBackupSchedule } from '../process/backups';
import { loadBulkSchedule } from '../research/bulk';
import { pollFeedsSchedule } from '../research/gather';
import { probeSourcesSchedule } from '../research/probe';
import { listPromised, orderSchedules, type OrdersContext } from '../shop/orders';
import { paymentSchedules } from '../shop/payments';
import type { Platform } from './platform';

/** All that a clock places in every shop. */
const schedules: readonly ScheduledJob[] = [
  ...orderSchedules,
  ...paymentSchedules,
  ...privacySchedules,
  ...serviceSchedules,
  ...alertSchedules,
  ...figuresSchedules,
  sweepMailSchedule,
  pollFeedsSchedule,
];
/**
 * A sample web answers as it was written. Only of the real one is it worth asking who still answers, and loading
 * large files.
 */
export const schedulesOf = ({
  mode,
  backups,
}: Pick<Config, 'mode' | 'backups'>): readonly ScheduledJob[] => [
  ...schedules,
  ...(mode === 'live' ? [probeSourcesSchedule, loadBulkSchedule] : []),
  ...(backups.daily ? [dailyBackupSchedule] : []),
];

type Raising = Pick<Platform, 'config' | 'database' | 'clock' | 'mailer'> & {
  readonly jobs: Pick<Platform['jobs'], 'queue'>;
};

export function raisingOf({ config, database, clock, jobs, mailer }: Raising): AlertsContext {
  return {
    database,
    clock,
    mailer,
    queue: jobs.queue,
    teamAddress: config.mail.team,
    baseUrl: config.baseUrl,
    webhook: config.alerts.webhook,
  };
}

/** The one way in which a module tells the owner that something must be looked at. */
export function composeRaise(platform: Raising): RaiseAlert {
  const context = raisingOf(platform);
  return (transaction, alert, mail) => raiseAlert(context, transaction, alert, mail);
}

type Checked = Pick<Parameters<typeof stateChecks>[0], 'orders' | 'payments'>;

export function composeAlertJobs(
  platform: Platform,
  { orders, payments }: Checked,
): AlertJobsContext {
  const { database, clock, log, config } = platform;
  return {
    ...raisingOf(platform),
    log,
    // The owner's address, and still through the guard: nothing in the house is called by it.
    fetch: createOutboundFetch({
      network: internetNetwork(),
      userAgent: `${brand.name}-alerts/1.0`,
      clock,
    }),
    checks: stateChecks({
      database,
      clock,
      orders,
      payments,
      schedules: schedulesOf(config),
      research: config.research,
      modelBudget: config.alerts.modelBudget,
      dataDirectory: config.dataDirectory,
      leastFreeBytes: config.alerts.leastFreeBytes,
    }),
  };
}

export function composeServiceHandlers(
  platform: Platform,
  orders: OrdersContext,
): readonly JobHandler[] {
  return serviceHandlers({
    ...raisingOf(platform),
    supportAddress: platform.config.mail.support,
    listOwedAnswers: () => listOwedAnswers(orders),
    listPromised: (until) => listPromised(orders, until),
  });
}
