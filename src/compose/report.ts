import { join } from 'node:path';
import type { ChoiceLinkContext } from '../delivery/choice';
import type { LinksContext } from '../delivery/links';
import type { ReadingProgress } from '../delivery/tracking';
import type { JobHandler } from '../platform/jobs';
import {
  choiceHandlers,
  requestCompanyChoice,
  chooseCompany,
  chosenCompany,
  readChoice,
  type ChoiceContext,
} from '../report/choice';
import {
  createResearch,
  orderedReports,
  productionHandlers,
  type ProductionContext,
  type Rendering,
  type Choices,
  addLaterEvidence,
  readResearched,
} from '../report/production';
import { secondRoundHandlers, type SecondRoundContext } from '../report/second-round';
import { createOrderReading, createOrderWriting, orderChangesWriter } from '../report/writers';
import { createGathering, type Gathering } from '../research';
import { findOrder, isDelivered, noteOnOrder } from '../shop/orders';
import { composeRaise } from './jobs';
import type { Platform } from './platform';
import type { SampleOrWeb } from './outside';
import type { Shop } from './shop';

export interface Production {
  readonly context: ProductionContext;
  readonly gathering: Gathering;
  readonly handlers: readonly JobHandler[];
}

export function composeProduction(
  platform: Platform,
  shop: Shop,
  outside: SampleOrWeb,
  progress?: ReadingProgress,
): Production {
  const { database, clock, files, steps, jobs, config } = platform;
  const ordersModels = { ...platform, models: config.models };
  const writing = createOrderWriting({
    ...ordersModels,
    unseen: config.review === 'auto',
    raise: composeRaise(platform),
  });
  const choices = composeChoices(platform, shop);
  const gathering = createGathering(platform, outside);
  const context: ProductionContext = {
    database,
    clock,
    files,
    steps,
    queue: jobs.queue,
    review: config.review,
    timeToUndo: config.timeToUndo,
    research: createResearch({
      clock,
      files,
      threads: platform.threads,
      gathering,
      readingOf: createOrderReading(ordersModels),
      progress,
    }),
    choices: choicesOf(choices),
    writing,
    rewriting: writing,
    rendering: composeRendering(platform),
    orders: orderedReports(shop.orders),
  };
  return {
    context,
    gathering,
    handlers: [
      ...productionHandlers(context, platform.config.reportsAtOnce),
      ...gathering.handlers,
      ...choiceHandlers(choices),
      ...secondRoundHandlers(composeSecondRound(platform, shop, context)),
    ],
  };
}

export function fontFolders(projectFolder: string): readonly string[] {
  return ['noto-sans', 'source-serif-4'].map((font) =>
    join(projectFolder, 'node_modules/@expo-google-fonts', font),
  );
}

function composeRendering({ threads, projectFolder }: Platform): Rendering {
  const fonts = fontFolders(projectFolder);
  return {
    pdf: async (document, paper) =>
      (await threads.run('renderPdf', { document, options: { paper, fonts } })) as Uint8Array,
    html: async (document) => (await threads.run('renderHtml', document)) as string,
  };
}

export function composeChoices(
  { database, clock, jobs, config }: Pick<Platform, 'database' | 'clock' | 'jobs' | 'config'>,
  shop: Pick<Shop, 'orders'>,
): ChoiceContext {
  return {
    database,
    clock,
    queue: jobs.queue,
    review: config.review,
    note: (transaction, orderId, line) => noteOnOrder(shop.orders, transaction, orderId, line),
  };
}

/** Production’s side of it: it asks, and reads what was said. */
export function choicesOf(context: ChoiceContext): Choices {
  return {
    ask: (transaction, question) => requestCompanyChoice(context, transaction, question),
    chosen: (orderId) => chosenCompany(context, orderId),
  };
}

/** The buyer’s side of it: the mail, and the page its link opens. */
export function composeChoiceLinks(
  platform: Platform,
  shop: Pick<Shop, 'orders'>,
  links: LinksContext,
): ChoiceLinkContext {
  const choices = composeChoices(platform, shop);
  return {
    ...links,
    mailer: platform.mailer,
    findOrder: (orderId) => findOrder(shop.orders, orderId),
    readChoice: (orderId) => readChoice(choices, orderId),
    choose: (answer) => chooseCompany(choices, { ...answer, by: 'buyer' }),
  };
}

export function composeSecondRound(
  platform: Platform,
  shop: Shop,
  { research }: Pick<ProductionContext, 'research'>,
): SecondRoundContext {
  const { database, clock, files, steps, jobs, config } = platform;
  return {
    database,
    clock,
    steps,
    queue: jobs.queue,
    review: config.review,
    research,
    writeChanges: orderChangesWriter(files),
    readResearched: (orderId) => readResearched({ database, steps }, orderId),
    isDelivered: (orderId) => isDelivered(shop.orders, orderId),
    keepEvidence: addLaterEvidence,
    note: (transaction, orderId, line) => noteOnOrder(shop.orders, transaction, orderId, line),
  };
}
