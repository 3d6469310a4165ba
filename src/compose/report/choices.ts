import type { ChoiceLinkContext } from '../../delivery/choice';
import type { LinksContext } from '../../delivery/links';
import type { Choices } from '../../report/production';
import {
  requestCompanyChoice,
  chooseCompany,
  chosenCompany,
  readChoice,
  type ChoiceContext,
} from '../../report/choice';
import { findOrder, noteOnOrder } from '../../shop/orders';
import type { Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';

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
