import { rememberBuyersWord } from '../delivery/ratings';
import { formatMoney } from '../kernel/money';
import { before, hours } from '../kernel/time';
import { suggestTitles } from '../occupations';
import type { ReportDocument } from '../report/document/shape';
import { findNoSuchJob, POSTINGS_HOLD } from '../report/held-postings';
import { createCompanyLookup } from '../research/company';
import { watchStanding } from '../research/sources';
import { shopDocument } from '../shop';
import { interviewReport, priceIn } from '../shop/catalog';
import { listDeliveredOn, offerDelivery } from '../shop/orders';
import type { OrderView } from '../shop/orders/shape';
import { sendContactMessage } from '../shop/support';
import { createOrderServices } from '../web/checkout/order-services.server';
import { createGiftServices } from '../web/gift/gift-services.server';
import { createReportServices } from '../web/report/services.server';
import { createSampleServices } from '../web/sample/sample-services.server';
import type { Services } from '../web/services.server';
import type { SampleCompany, ShopSettings } from '../web/shop-facts';
import type { ApiDocument } from '../web/storefront/api/read-document';
import { createTrackingServices } from '../web/tracking/tracking-services.server';
import type { Platform } from './platform';
import { fontFolders } from './report';
import type { Gathering } from '../research';
import type { Delivery } from './delivery';
import type { Shop } from './shop';

export interface ServicesParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly delivery: Delivery;
  readonly gathering: Pick<Gathering, 'ask'>;
  readonly sampleCompanies: readonly SampleCompany[] | null;
  onNewDraft(): void;
}

export function composeServices({
  platform,
  shop,
  delivery,
  gathering,
  sampleCompanies,
  onNewDraft,
}: ServicesParts): Services {
  const { clock, config, files, log, projectFolder, threads } = platform;
  const { orders, payments, support, cookies } = shop;
  const { links, secondRounds } = delivery;
  const settings = settingsOf(platform, shop, sampleCompanies);
  const buyersWord = rememberBuyersWord({ ...platform, claimsShown: settings.claimsShown });
  const sources = watchStanding({ ...platform, mode: config.mode, keys: config.sources.keys });
  const fonts = fontFolders(projectFolder);
  // Set when it is asked for: it takes a few hundredths of a second, and says the interview's time as it is now.
  const printPocketCard = async (document: ReportDocument, when?: string): Promise<Uint8Array> =>
    (await threads.run('renderPocketCard', { document, when, fonts })) as Uint8Array;
  return {
    baseUrl: config.baseUrl,
    // Made of the schemas that check the calls, so its shape is known.
    apiDocument: shopDocument(config.baseUrl) as unknown as ApiDocument,
    sources,
    now: () => clock.now(),
    settings,
    facts: async () => ({
      ...settings,
      sourceCount: await sources.count(),
      ...(await buyersWord()),
      delivery: await offerDelivery(orders, null),
    }),
    reportError: (error, requestId) => log.error({ error, requestId }, 'a page failed'),
    support: { receive: (message) => sendContactMessage(support, message) },
    orders: createOrderServices({
      payments,
      orders,
      links,
      cookie: cookies.order,
      lookUp: createCompanyLookup({
        ask: gathering.ask,
        clock,
        only: sampleCompanies?.map(({ name }) => name) ?? null,
      }),
      suggestRoles: suggestTitles,
      noSuchJob: (order) => noSuchJob(platform, shop, order),
      onNewDraft,
    }),
    gifts: createGiftServices({ payments, orders, links, cookie: cookies.gift }),
    tracking: createTrackingServices({ ...delivery, orders }),
    reports: createReportServices({
      files,
      links,
      support,
      orders,
      secondRounds,
      printPocketCard,
    }),
    sample: createSampleServices({ projectFolder, printPocketCard }),
  };
}

/** What earlier reports on the company know of its postings: two short reads, and no call to anyone. */
async function noSuchJob(
  { database, clock }: Platform,
  { orders }: Shop,
  { details: { company, role }, occupation }: OrderView,
): ReturnType<typeof findNoSuchJob> {
  const since = before(clock.now(), POSTINGS_HOLD);
  const orderIds = await listDeliveredOn(orders, { company, since });
  return orderIds.length === 0 ? null : findNoSuchJob({ database }, { orderIds, role, occupation });
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
