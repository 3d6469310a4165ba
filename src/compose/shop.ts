import type { Config } from '../config';
import { offerNext, type DeliveryContext } from '../desk/service';
import { interviewReport } from '../shop/catalog';
import {
  anyCompany,
  onlySampleCompanies,
  signedDraftCookie,
  type DraftCookie,
  type OrdersContext,
  countAwaited,
  type DeliveryRule,
} from '../shop/orders';
import { watchGateway, type PaymentsContext } from '../shop/payments';
import { stripeGateway } from '../shop/payments/stripe/stripe';
import type { SupportContext } from '../shop/support';
import type { PaymentFacts, SampleCompany } from '../web/shop-facts';
import { composeRaise } from './jobs';
import { openSandbox, type Sandbox } from './outside';
import type { Platform } from './platform';

export interface Shop {
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  readonly support: SupportContext;
  readonly cookies: { readonly order: DraftCookie; readonly gift: DraftCookie };
  readonly payment: PaymentFacts;
  /** Null where a real provider, or someone's stand-in, is paid through. */
  readonly sandbox: Sandbox | null;
}

export async function composeShop(
  platform: Platform,
  sampleCompanies: readonly SampleCompany[] | null,
): Promise<Shop> {
  const { config, database, jobs, mailer, clock, log, demoSecrets, telemetry } = platform;
  const sandbox =
    config.stripe.secretKey === undefined && demoSecrets
      ? await openSandbox(config, demoSecrets, clock)
      : null;
  const keys =
    sandbox && demoSecrets
      ? {
          secretKey: demoSecrets.stripeSecretKey,
          publishableKey: demoSecrets.stripePublishableKey,
          webhookSecret: demoSecrets.stripeWebhookSecret,
          apiBase: sandbox.url,
        }
      : {
          secretKey: config.stripe.secretKey ?? '',
          publishableKey: config.stripe.publishableKey ?? '',
          webhookSecret: config.stripe.webhookSecret ?? null,
          apiBase: config.stripe.apiBase ?? null,
        };
  const orders: OrdersContext = {
    database,
    mailer,
    clock,
    queue: jobs.queue,
    delivery: composeDeliveryRule(config),
    companies: sampleCompanies
      ? onlySampleCompanies(sampleCompanies.map(({ name }) => name))
      : anyCompany,
    teamAddress: config.mail.team,
  };
  const provider = stripeGateway({
    ...keys,
    onFailure: (error) => log.warn({ error }, 'the payment provider refused or did not answer'),
  });
  const signing = { signer: platform.signer, clock, baseUrl: config.baseUrl };
  const gateway = watchGateway(provider, telemetry);
  return {
    orders,
    payments: {
      database,
      clock,
      log,
      gateway,
      orders,
      queue: jobs.queue,
      ownerAddress: config.mail.team,
      raise: composeRaise(platform),
      taxes: config.stripe.tax,
      currencies: config.currencies,
      draftsKept: config.kept.drafts,
      listIsPartial: sandbox !== null && !config.roles.includes('web'),
    },
    support: { database, clock, mailer, supportAddress: config.mail.support },
    cookies: {
      order: signedDraftCookie(signing, 'draft'),
      gift: signedDraftCookie(signing, 'gift'),
    },
    payment: { kind: sandbox ? 'sandbox' : 'stripe', publishableKey: keys.publishableKey },
    sandbox,
  };
}

export const deliveryOf = ({ review }: Pick<Config, 'review'>): DeliveryContext => ({
  countWaiting: countAwaited,
  expertNeeded: review === 'required',
  promise: interviewReport.promise,
});

/** What the shop asks before it promises an hour. */
export function composeDeliveryRule(config: Pick<Config, 'review'>): DeliveryRule {
  const delivery = deliveryOf(config);
  return { offer: (executor, at) => offerNext(delivery, executor, at) };
}
