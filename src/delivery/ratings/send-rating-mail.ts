import type { RatingsContext } from './ports';
import { findRating } from './store';

/** One question, some days after delivery; not to whom the money was given back, nor to who has answered. */
export async function sendRatingMail(
  context: Pick<RatingsContext, 'database' | 'mailer' | 'findOrder'>,
  orderId: string,
): Promise<void> {
  const order = await context.findOrder(orderId);
  if (order?.stage !== 'Delivered' || (await findRating(context.database.read, orderId)) !== null)
    return;
  const {
    number,
    details: { company, role, name, email },
  } = order;
  await context.database.write((transaction) =>
    context.mailer.queue(transaction, {
      key: `how-was-it:${orderId}`,
      template: 'how-was-it',
      to: email,
      order: orderId,
      values: { number, company, role, name },
    }),
  );
}
