import { createMailRenderer, readMailedReport } from '../delivery/mail';
import { addressHandlers, type AddressContext } from '../delivery/address';
import type { LinksContext } from '../delivery/links';
import { lostLinksHandlers, type LostLinksContext } from '../delivery/lost-links';
import { choiceMailHandlers, type ChoiceLinkContext } from '../delivery/choice';
import { impossibleHandlers, refundImpossible } from '../delivery/impossible';
import { publishHandlers, type PublishContext } from '../delivery/publish';
import { ratingHandlers, type RatingsContext } from '../delivery/ratings';
import { secondRoundMailHandlers, type SecondRoundsContext } from '../delivery/second-round';
import type { ReceiptPrinter } from '../delivery/receipt';
import {
  createReadingProgress,
  type ReadingProgress,
  type TrackingContext,
} from '../delivery/tracking';
import type { JobHandler } from '../platform/jobs';
import { mailHandlers, outboxTransport, smtpTransport } from '../platform/mail';
import { watchTransport } from '../platform/telemetry/watch/mail';
import { publishVersion, readProduction, readProductionSteps } from '../report/production';
import { readSecondRound, requestSecondRound } from '../report/second-round';
import {
  correctAddress,
  findGift,
  findOrder,
  listOrdersOf,
  mayStoreAbout,
  moveOrder,
  noteOnOrder,
} from '../shop/orders';
import { readPaymentsOf } from '../shop/payments';
import { composeChoiceLinks } from './report';
import type { Platform } from './platform';
import type { Shop } from './shop';

export interface Delivery {
  readonly links: LinksContext;
  readonly lostLinks: LostLinksContext;
  readonly address: AddressContext;
  readonly choice: ChoiceLinkContext;
  readonly ratings: RatingsContext;
  readonly publishing: PublishContext;
  readonly secondRounds: SecondRoundsContext;
  readonly receipts: ReceiptPrinter;
  readonly tracking: TrackingContext;
  /** Told by research what it reads, for the pages that wait for a report. */
  readonly progress: ReadingProgress;
  readonly handlers: readonly JobHandler[];
}

export function composeDelivery(platform: Platform, shop: Shop): Delivery {
  const { config, database, clock, log, files, jobs, mailer, signer, sealer, steps } = platform;
  const links: LinksContext = { database, signer, clock, baseUrl: config.baseUrl };
  const lostLinks: LostLinksContext = {
    database,
    mailer,
    clock,
    queue: jobs.queue,
    sealer,
    findOrdersOf: (address) => listOrdersOf(shop.orders, address),
    mayStore: mayStoreAbout,
  };
  const address: AddressContext = {
    ...links,
    mailer,
    queue: jobs.queue,
    limiter: platform.limiter,
    findOrder: (orderId) => findOrder(shop.orders, orderId),
    correctAddress: (change) => correctAddress(shop.orders, change),
    noteAsked: (transaction, orderId) =>
      noteOnOrder(shop.orders, transaction, orderId, { actor: 'buyer', what: 'address-asked' }),
  };
  const choice = composeChoiceLinks(platform, shop, links);
  const ratings: RatingsContext = {
    ...links,
    mailer,
    findOrder: (orderId) => findOrder(shop.orders, orderId),
  };
  // The process that serves would keep what prints: a library of 24 MB, and what it allocates.
  const receipts: ReceiptPrinter = {
    print: async (receipt) => (await platform.threads.run('printReceipt', receipt)) as Uint8Array,
  };
  const renderer = createMailRenderer({
    links,
    receipts,
    findOrder: (orderId) => findOrder(shop.orders, orderId),
    readReport: (orderId) => readMailedReport(platform, orderId),
    onReceiptFailure: (error) => log.error({ error }, 'a receipt could not be made'),
  });
  const transport =
    config.mail.smtpUrl === undefined
      ? outboxTransport({ database, files, clock })
      : smtpTransport(config.mail.smtpUrl);
  const publishing: PublishContext = {
    database,
    mailer,
    log,
    clock,
    queue: jobs.queue,
    findOrder: (orderId) => findOrder(shop.orders, orderId),
    publish: (transaction, approved) => publishVersion({ clock }, transaction, approved),
    markDelivered: (transaction, orderId) =>
      moveOrder(shop.orders, transaction, { orderId, event: 'deliver', actor: 'system' }),
  };
  const secondRounds: SecondRoundsContext = {
    database,
    clock,
    mailer,
    findOrder: (orderId) => findOrder(shop.orders, orderId),
    readRound: (orderId) => readSecondRound({ database }, orderId),
    request: (transaction, orderId) =>
      requestSecondRound(
        {
          clock,
          queue: jobs.queue,
          note: (held, id, line) => noteOnOrder(shop.orders, held, id, line),
        },
        transaction,
        orderId,
      ),
  };
  const progress = createReadingProgress();
  const tracking: TrackingContext = {
    ...links,
    findOrder: (orderId) => findOrder(shop.orders, orderId),
    readGift: (orderId) => findGift(shop.orders, orderId),
    readChoice: (orderId) => choice.readChoice(orderId),
    readRound: (orderId) => secondRounds.readRound(orderId),
    reading: (orderId) => progress.of(orderId),
    readRefunds: async (orderId) => (await readPaymentsOf({ database }, orderId)).refunds,
    readSteps: (orderId) => readProductionSteps(steps, orderId),
  };
  return {
    links,
    lostLinks,
    address,
    choice,
    ratings,
    publishing,
    secondRounds,
    receipts,
    tracking,
    progress,
    handlers: [
      ...secondRoundMailHandlers(secondRounds),
      ...mailHandlers({
        database,
        queue: jobs.queue,
        clock,
        log,
        renderer,
        transport: watchTransport(transport, platform.telemetry),
        from: config.mail.from,
        replyTo: config.mail.support,
        messageDomain: new URL(config.baseUrl).hostname,
      }),
      ...lostLinksHandlers(lostLinks),
      ...addressHandlers(address),
      ...choiceMailHandlers(choice),
      ...ratingHandlers(ratings),
      ...impossibleHandlers({
        log,
        review: config.review,
        readReasons: async (orderId) =>
          (await readProduction({ database, steps }, orderId))?.reasons ?? [],
        refund: (asked) => refundImpossible(shop.payments, asked),
      }),
      ...publishHandlers(publishing),
    ],
  };
}
