import { brand } from '../../../content/brand';
import {
  raiseAlert,
  stateChecks,
  type AlertJobsContext,
  type AlertsContext,
} from '../../desk/alerts';
import { createOutboundFetch, internetNetwork } from '../../platform/fetch';
import type { PaymentsContext } from '../../shop/payments';
import type { Platform } from './platform';
import { schedulesOf } from './schedules';

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
