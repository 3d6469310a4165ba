import { interviewReport, priceIn } from '../shop/catalog';
import { formatMoney } from '../kernel/money';
import { hours } from '../kernel/time';
import { shopDocument } from '../shop';
import { offerDelivery } from '../shop/orders';
import { sendContactMessage, type SupportContext } from '../shop/support';
import { succeed } from '../kernel/result';
import { composeBuyersWord } from './shop/real-rating';
import { watchStanding } from '../research/sources';
import type { Services, SupportServices } from '../web/services.server';
import type { ApiDocument } from '../web/storefront/api/read-document';
import type { SampleCompany, ShopSettings } from '../web/shop-facts';
import type { Platform } from './platform/platform';
import type { Shop } from './shop/shop';

export interface ServicesParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly sampleCompanies: readonly SampleCompany[] | null;
  readonly support: SupportContext;
  /** What needs more than this file has at hand. */
  readonly bound: Omit<
    Services,
    'baseUrl' | 'apiDocument' | 'sources' | 'now' | 'settings' | 'facts' | 'reportError' | 'support'
  >;
}

export function composeServices({
  platform,
  shop,
  sampleCompanies,
  support,
  bound,
}: ServicesParts): Services {
  const { clock, log } = platform;
  const settings = settingsOf(platform, shop, sampleCompanies);
  const buyersWord = composeBuyersWord(platform);
  const sources = watchStanding({
    ...platform,
    mode: platform.config.mode,
    keys: platform.config.sources.keys,
  });
  return {
    ...bound,
    baseUrl: platform.config.baseUrl,
    // Made of the schemas that check the calls, so its shape is known.
    apiDocument: shopDocument(platform.config.baseUrl) as unknown as ApiDocument,
    sources,
    now: () => clock.now(),
    settings,
    facts: async () => ({
      ...settings,
      sourceCount: await sources.count(),
      ...(await buyersWord()),
      delivery: await offerDelivery(shop.orders, null),
    }),
    reportError: (error, requestId) => log.error({ error, requestId }, 'a page failed'),
    support: composeSupport(platform, support),
  };
}

function settingsOf(
  { config }: Platform,
  shop: Shop,
  sampleCompanies: readonly SampleCompany[] | null,
): ShopSettings {
  const { price, promise, manualContact } = interviewReport;
  return {
    mode: config.mode,
    price: formatMoney(price),
    amountInCents: price.amount,
    taxes: config.stripe.tax,
    currency: price.currency,
    currencies: config.currencies.map((currency) => ({
      currency,
      price: formatMoney(priceIn(currency)),
    })),
    promiseHours: promise / hours(1),
    manualContactHours: manualContact / hours(1),
    supportEmail: config.mail.support,
    claimsShown: config.mode === 'demo' || config.claimsConfirmed,
    expertReview: config.mode === 'demo' || config.review === 'required',
    reviewsAll: config.review === 'required',
    sampleCompanies,
    payment: shop.payment,
    outboxOpen: config.mode === 'demo' && config.mail.smtpUrl === undefined && !config.demoPublic,
  };
}

function composeSupport({ clock }: Platform, support: SupportContext): SupportServices {
  return {
    async receive({ trap, openedAt, name, email, message }) {
      const sent = await sendContactMessage(support, {
        name,
        email,
        message,
        honeypot: trap,
        openForMilliseconds: openedAt === null ? null : clock.now().getTime() - openedAt.getTime(),
      });
      return sent.ok ? succeed(null) : sent;
    },
  };
}
