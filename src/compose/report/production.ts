import { join } from 'node:path';
import type { ReadingProgress } from '../../delivery/tracking';
import { paperFor } from '../../kernel/paper';
import type { JobHandler } from '../../platform/jobs';
import { choiceHandlers } from '../../report/choice';
import {
  productionHandlers,
  type Orders,
  type ProductionContext,
  type Rendering,
} from '../../report/production';
import { secondRoundHandlers } from '../../report/second-round';
import { findOrder, lockOrder, moveOrder } from '../../shop/orders';
import { choicesOf, composeChoices } from './choices';
import type { Platform } from '../platform/platform';
import { composeGathering, type Gathering } from '../research/gathering';
import { composeResearch, type SampleOrWeb } from '../research/research';
import { composeSecondRound } from './second-round';
import type { Shop } from '../shop/shop';
import { createOrderReading, createOrderWriting } from '../../report/writers';
import { raiseAlert } from '../../desk/alerts';
import { raisingOf } from '../platform/raise-alerts';

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
  const raising = raisingOf(platform);
  const ordersModels = { ...platform, models: config.models };
  const writing = createOrderWriting({
    ...ordersModels,
    unseen: config.review === 'auto',
    raise: (transaction, alert) => raiseAlert(raising, transaction, alert),
  });
  const choices = composeChoices(platform, shop);
  const gathering = composeGathering(platform, outside);
  const context: ProductionContext = {
    database,
    clock,
    files,
    steps,
    queue: jobs.queue,
    review: config.review,
    timeToUndo: config.timeToUndo,
    research: composeResearch(
      platform,
      outside,
      gathering,
      createOrderReading(ordersModels),
      progress,
    ),
    choices: choicesOf(choices),
    writing,
    rewriting: writing,
    rendering: composeRendering(platform),
    orders: composeOrders(shop),
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

function composeOrders(shop: Shop): Orders {
  return {
    async read(orderId) {
      const order = await findOrder(shop.orders, orderId);
      return (
        order && {
          orderId,
          ...order.details,
          answers:
            order.occupation === null
              ? order.answers
              : { ...order.answers, occupation: order.occupation },
          ...(order.companyPick === null ? {} : { companyPick: order.companyPick }),
          paper: paperFor(order.billingCountry),
        }
      );
    },
    async start(transaction, orderId) {
      return (
        await moveOrder(shop.orders, transaction, { orderId, event: 'start', actor: 'system' })
      ).ok;
    },
    async submitForReview(transaction, orderId) {
      // A report that was made anew after delivery is a later version of what the buyer has.
      if ((await lockOrder(transaction, orderId))?.state === 'delivered') return;
      const moved = await moveOrder(shop.orders, transaction, {
        orderId,
        event: 'submit-for-review',
        actor: 'system',
      });
      if (!moved.ok)
        throw new Error(`Order ${orderId} can't go into review: ${moved.failure.sentence}`);
    },
  };
}
