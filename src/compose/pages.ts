import { rememberBuyersWord } from '../delivery/ratings';
import { formatMoney } from '../kernel/money';
import { hours } from '../kernel/time';
import type { ReportDocument } from '../report/document/shape';
import { createCompanyLookup } from '../research/company';
import { watchSourceStates } from '../research/sources';
import { shopDocument } from '../shop';
import { interviewReport, priceIn } from '../shop/catalog';
import { offerDelivery } from '../shop/orders';
import type { ShopContexts } from '../web/contexts.server';
import { openSample } from '../web/sample/open-sample.server';
import type { SampleCompany, ShopSettings } from '../web/shop-facts';
import type { ApiDocument } from '../web/storefront/api/read-document';
import type { Platform } from './platform';
import { fontFolders } from './report';
import type { Gathering } from '../research';
import type { Delivery } from './delivery';
import type { Shop } from './shop';

export interface PagesParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly delivery: Delivery;
  readonly gathering: Pick<Gathering, 'ask'>;
  readonly sampleCompanies: readonly SampleCompany[] | null;
  onNewDraft(): void;
}

/** What the pages of buyers are made of, and hand to the verbs they call. */
export function composePages({
  platform,
  shop,
  delivery,
  gathering,
  sampleCompanies,
  onNewDraft,
}: PagesParts): ShopContexts {
  const { clock, config, database, files, log, projectFolder, threads } = platform;
  const { orders, payments, support, cookies } = shop;
  const settings = settingsOf(platform, shop, sampleCompanies);
  const buyersWord = rememberBuyersWord({ ...platform, claimsShown: settings.claimsShown });
  const sources = watchSourceStates({ ...platform, mode: config.mode, keys: config.sources.keys });
  const fonts = fontFolders(projectFolder);
  // Set when it is asked for: it takes a few hundredths of a second, and says the interview's time as it is now.
  const printPocketCard = async (document: ReportDocument, when?: string): Promise<Uint8Array> =>
    (await threads.run('renderPocketCard', { document, when, fonts })) as Uint8Array;
  const keepsMail = config.mode === 'demo' && config.mail.smtpUrl === undefined;
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
    orders,
    payments,
    support,
    cookies,
    links: delivery.links,
    lostLinks: delivery.lostLinks,
    address: delivery.address,
    choices: delivery.choice,
    ratings: delivery.ratings,
    secondRounds: delivery.secondRounds,
    receipts: delivery.receipts,
    tracking: delivery.tracking,
    files,
    sample: openSample({ projectFolder, printPocketCard }),
    lookUpCompanies: createCompanyLookup({
      ask: gathering.ask,
      clock,
      only: sampleCompanies?.map(({ name }) => name) ?? null,
    }),
    onNewDraft,
    printPocketCard,
    outbox: keepsMail && !config.demoPublic ? { database, clock, files } : null,
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
