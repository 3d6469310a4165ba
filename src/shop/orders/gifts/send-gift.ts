import { isMailAddress, trimAddress } from '../../../kernel/email-address';
import { fail, succeed, type Result } from '../../../kernel/result';
import { cleanText } from '../place/clean-details';
import type { OrdersContext } from '../ports';
import { insertEvents, lockOrder, readEvents } from '../store';
import { readGift } from './find-gift';
import { giftMail } from './gift-mails';
import { saveGiftRow } from './store';

/** A mistyped address, a changed mind, and some more; beyond that we are somebody’s mailing list. */
const MOST_SENT = 5;

/** Emails an unused gift to whom its giver names now. From then on it is theirs alone, and nobody’s before. */
export async function sendGift(
  context: OrdersContext,
  { orderId, email }: { readonly orderId: string; readonly email: string },
): Promise<Result<null, 'no-gift' | 'invalid-email' | 'not-unused' | 'too-often'>> {
  const recipientEmail = trimAddress(cleanText(email));
  if (!isMailAddress(recipientEmail))
    return fail('invalid-email', 'Please enter a valid email address');
  return context.database.write(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === null || order.erasedAt !== null) return fail('no-gift', 'Gift not found.');
    const gift = await readGift(transaction, orderId, context.clock.now());
    if (gift === null) return fail('no-gift', 'Gift not found.');
    if (gift.state !== 'unused') return fail('not-unused', 'This gift can’t be sent any more.');
    const sent = (await readEvents(transaction, orderId)).filter(
      ({ what }) => what === 'gift-sent',
    );
    if (sent.length >= MOST_SENT)
      return fail('too-often', 'You’ve sent this gift often enough. Pass on the link yourself.');
    const { code, message } = gift;
    await saveGiftRow(transaction, { orderId, recipientEmail, message });
    await insertEvents(transaction, context.clock, orderId, [
      { actor: 'buyer', what: 'gift-sent' },
    ]);
    await context.mailer.queue(
      transaction,
      giftMail(order, { code, message, recipientEmail, validUntil: new Date(gift.validUntil) }),
    );
    return succeed(null);
  });
}
