import {
  confirmImpossible,
  refundImpossible,
  type ConfirmationContext,
} from '../delivery/impossible';
import type { LinksContext } from '../delivery/links';
import { createMailRenderer, readMailedReport } from '../delivery/mail';
import { publishReport, resendReport, type PublishContext } from '../delivery/publish';
import { readSession, sessionCookie, type IdentityContext } from '../desk/identity';
import { verifyHash } from '../desk/identity/password/passwords';
import type { StaffMember } from '../desk/identity/shape';
import type { HealthContext, OperationsContext } from '../desk/operations';
import {
  orderActing,
  orderReading,
  type Leaving,
  type OrderActing,
  type OrderReading,
} from '../desk/order';
import { ordersDesk } from '../desk/orders';
import type { RetentionRule } from '../desk/privacy/shape';
import { letGoOfReviews, type ReviewContext } from '../desk/review';
import { deleteViewsOf } from '../desk/views';
import { readMail } from '../platform/mail';
import { findOrder } from '../shop/orders';
import type { DeskContexts } from '../web/desk/contexts.server';
import { healthChecks } from './http';
import { raisingOf, schedulesOf } from './jobs';
import { LEAST_FREE_BYTES, type Platform } from './platform';
import { composePersonalData } from './privacy';
import { deliveryOf, type Shop } from './shop';

export interface DeskParts extends OperationsParts, DeskOrderParts {
  readonly retention: readonly RetentionRule[];
}

/** What the desk's pages hand to the verbs they call. */
export function composeDesk(parts: DeskParts): DeskContexts {
  const {
    platform,
    shop: { orders },
    links,
    retention,
  } = parts;
  const { config, database, clock, demoSecrets, files, jobs, log, mailer } = platform;
  const order = { ...composeDeskOrder(parts), renderer: maskedRenderer(parts) };
  return {
    who: readMember(platform),
    identity: composeIdentity(platform),
    demoLogin:
      config.mode === 'demo' && !config.demoPublic && demoSecrets
        ? { username: 'admin', password: demoSecrets.adminPassword }
        : null,
    alerts: raisingOf(platform),
    audit: { database, clock },
    codes: { database, clock },
    bulk: {
      clock,
      acting: order.acting,
      onFault: (error, number) =>
        log.error({ error, order: number }, 'one order of several failed'),
    },
    figures: { database, clock },
    health: composeHealth(parts),
    inbox: { database, clock, mailer, orders, supportAddress: config.mail.support },
    links,
    operations: composeOperations(parts),
    order,
    orders: ordersDesk(orders, config),
    privacy: {
      database,
      clock,
      files,
      orders,
      queue: jobs.queue,
      keepers: composePersonalData(platform),
    },
    retention: { database, clock, rules: retention },
    review: parts.review,
    views: { database, clock },
    service: { database, clock, delivery: deliveryOf(config) },
  };
}

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

export function composeIdentity({
  config,
  database,
  clock,
  limiter,
  mailer,
  signer,
  sealer,
}: Platform): IdentityContext {
  return {
    database,
    clock,
    limiter,
    signer,
    sealer,
    verifyHash,
    baseUrl: config.baseUrl,
    requiresSecondFactor: config.mode === 'live',
    letGo: letGoOfReviews,
    deleteViews: deleteViewsOf,
    mailer,
  };
}

/** Whoever is signed in by the cookie of a request. */
export function readMember(platform: Platform): (request: Request) => Promise<StaffMember | null> {
  const identity = composeIdentity(platform);
  const cookie = sessionCookie(platform.config);
  return (request) => readSession(identity, cookie.read(request));
}

export interface DeskOrderParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly links: LinksContext;
  readonly review: ReviewContext;
  readonly publishing: PublishContext;
}

export function composeDeskOrder(parts: DeskOrderParts): {
  readonly reading: OrderReading;
  readonly acting: OrderActing;
} {
  const {
    platform: { config, steps, files },
    shop: { orders, payments },
  } = parts;
  const { mode, review, timeToUndo } = config;
  const upstream = { orders, payments, steps, mode, review, timeToUndo };
  const reading = orderReading(upstream);
  const leaving = leavingBy(parts, reading);
  return {
    reading,
    acting: orderActing({ ...upstream, files, reviewing: parts.review, leaving }, reading),
  };
}

/** What comes after the desk, handed to it: the desk itself may not know it. */
function leavingBy(
  { shop: { orders, payments }, publishing }: DeskOrderParts,
  { readProduction }: OrderReading,
): Leaving {
  const impossible: ConfirmationContext = {
    readReport: (orderId) => readProduction(orderId),
    refund: (asked) => refundImpossible(payments, asked),
  };
  return {
    publish: (version, alongside) => publishReport(publishing, version, alongside),
    resendReport: (request) => resendReport(orders, request),
    confirmImpossible: (request) => confirmImpossible(impossible, request),
  };
}

/** Draws mails as buyers get them, but for their private links, which open nothing. */
export function maskedRenderer({
  platform,
  shop,
  links,
}: Pick<DeskOrderParts, 'platform' | 'shop' | 'links'>) {
  return createMailRenderer({
    links: { ...links, signer: { ...links.signer, sign: () => 'link-hidden' } },
    // What is attached is said in words only.
    receipts: { print: async () => new Uint8Array() },
    findOrder: (orderId) => findOrder(shop.orders, orderId),
    readReport: (orderId) => readMailedReport(platform, orderId),
    onReceiptFailure: () => undefined,
  });
}
