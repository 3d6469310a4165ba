import { brand } from '../../content/brand';
import type { Config } from '../config';
import {
  alertSchedules,
  raiseAlert,
  stateChecks,
  type AlertJobsContext,
  type AlertsContext,
  settleAlerts,
} from '../desk/alerts';
import { figuresSchedules } from '../desk/figures';
import { privacySchedules } from '../desk/privacy';
import { serviceSchedules, listOwedAnswers, serviceHandlers } from '../desk/service';
import { createOutboundFetch, internetNetwork } from '../platform/fetch';
import type { ScheduledJob, JobHandler } from '../platform/jobs';
import { sweepMailSchedule } from '../platform/mail';
import { dailyBackupSchedule } from '../process/backups';
import { loadBulkSchedule } from '../research/bulk';
import { pollFeedsSchedule } from '../research/gather';
import { probeSourcesSchedule } from '../research/probe';
import { listPromised, orderSchedules, type OrdersContext } from '../shop/orders';
import { paymentSchedules, type PaymentsContext } from '../shop/payments';
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

export type Raising = Pick<Platform, 'config' | 'database' | 'clock' | 'mailer'> & {
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

/** Disputes and refunds that failed are alerts of their own kind; the rest is trouble between books and money. */
export function raisePaymentAlert(platform: Platform): PaymentsContext['raise'] {
  const context = raisingOf(platform);
  return async (transaction, { kind, subject, sentence, orderNumber, mail }) => {
    const isOwn = kind === 'dispute' || kind === 'refund-failed' || kind === 'unknown-payment';
    const path = orderNumber === null ? '/desk/operations/webhooks' : `/desk/orders/${orderNumber}`;
    await raiseAlert(
      context,
      transaction,
      {
        kind: isOwn ? kind : 'payment-trouble',
        subject: isOwn ? subject : `${kind}:${subject}`,
        isUrgent: true,
        sentence,
        orderNumber,
        path,
      },
      mail,
    );
  };
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
  const { config, database, clock, mailer } = platform;
  const raising = raisingOf(platform);
  return serviceHandlers({
    raise: (transaction, alert, mail) => raiseAlert(raising, transaction, alert, mail),
    settle: (transaction, kind, lasting) => settleAlerts(raising, transaction, kind, lasting),
    database,
    clock,
    mailer,
    teamAddress: config.mail.team,
    supportAddress: config.mail.support,
    listOwedAnswers: () => listOwedAnswers(orders),
    listPromised: (until) => listPromised(orders, until),
  });
}
