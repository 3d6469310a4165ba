import { fail, succeed, type Result } from '../../kernel/result';
import { openLink, type LinkFailure } from '../links';
import type { RatingsContext } from './ports';
import { toRating, type RatingSummary, type RatingView } from './shape';
import { findRating, summarise, upsertRating } from './store';

type OpenFailure = LinkFailure | 'no-order' | 'not-delivered';

/** What the link in the mail shows. */
export async function openRating(
  context: Omit<RatingsContext, 'mailer'>,
  token: string,
): Promise<Result<RatingView & { readonly orderId: string }, OpenFailure>> {
  const opened = await openLink(context, 'rate', token);
  if (!opened.ok) return opened;
  const { orderId } = opened.value;
  const order = await context.findOrder(orderId);
  if (order === null) return fail('no-order', 'This order was deleted.');
  if (order.deliveredAt === null)
    return fail('not-delivered', 'We haven’t delivered your report yet.');
  const { company, role, name } = order.details;
  return succeed({
    orderId,
    company,
    role,
    name,
    given: await findRating(context.database.read, orderId),
  });
}

/** Kept as it was given; said again, the later word counts. */
export async function rateReport(
  context: Omit<RatingsContext, 'mailer'>,
  token: string,
  sent: { readonly stars: string; readonly words: string; readonly quoting: string },
): Promise<Result<null, OpenFailure | 'invalid-rating'>> {
  const opened = await openRating(context, token);
  if (!opened.ok) return opened;
  const rating = toRating(sent);
  if (typeof rating === 'string') return fail('invalid-rating', rating);
  const { orderId, name } = opened.value;
  const now = context.clock.now();
  await context.database.write((transaction) =>
    upsertRating(transaction, {
      orderId,
      ...rating,
      name: rating.quoting === 'with-name' ? name : '',
      givenAt: now,
      changedAt: now,
    }),
  );
  return succeed(null);
}

export const ratingSummary = ({
  database,
}: Pick<RatingsContext, 'database'>): Promise<RatingSummary> => summarise(database.read);
