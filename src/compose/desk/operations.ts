import type { LinksContext } from '../../delivery/links';
import type { HealthContext, OperationsContext } from '../../desk/operations';
import { readMail } from '../../platform/mail';
import { findOrder } from '../../shop/orders';
import { healthChecks } from '../platform/http';
import { LEAST_FREE_BYTES, type Platform } from '../platform/platform';
import { schedulesOf } from '../platform/schedules';
import type { Shop } from '../shop/shop';
import { maskedRenderer } from './order';

export interface OperationsParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly links: LinksContext;
  readonly files: OperationsContext['files'];
}

export function composeOperations(parts: OperationsParts): OperationsContext {
  const { platform, shop, files } = parts;
  const { config, database, clock, jobs, mailer, limiter } = platform;
  const renderer = maskedRenderer(parts);
  return {
    database,
    clock,
    mailer,
    limiter,
    files,
    schedules: schedulesOf(config),
    queue: jobs.queue,
    mode: config.mode,
    research: config.research,
    sourceKeys: config.sources.keys,
    reportBudget: config.models.budget.micros,
    teamAddress: config.mail.team,
    settings: config.settings,
    numberOf: async (orderId) => (await findOrder(shop.orders, orderId))?.number ?? null,
    readMail: (id) => readMail({ database, renderer }, id),
  };
}

export const composeHealth = ({
  platform,
  shop: { payments, payment },
}: Pick<OperationsParts, 'platform' | 'shop'>): HealthContext => ({
  payments,
  database: platform.database,
  jobs: platform.jobs,
  checks: healthChecks(platform),
  files: platform.files,
  leastFreeBytes: LEAST_FREE_BYTES,
  paymentKind: payment.kind,
  mailIsSent: platform.config.mail.smtpUrl !== undefined,
  models: platform.config.models,
  roles: platform.config.roles,
  mode: platform.config.mode,
  projectFolder: platform.projectFolder,
});
