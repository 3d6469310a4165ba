import type { Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import { interviewReport } from '../../catalog';
import { moveHeldOrder } from '../change/move-order';
import { insertCode } from '../codes/store';
import type { OrdersContext } from '../ports';
import type { OrderRow } from '../schema';
import { queueGiftMails } from './gift-mails';
import { readGiftRow } from './store';

/** Nothing in it is read as something else. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 12;

/** Makes the code of a gift whose money just came, and sends it: the last that happens to its order. */
export async function issueGift(
  context: OrdersContext,
  transaction: Transaction,
  order: OrderRow,
): Promise<Result<OrderRow, 'illegal-move'>> {
  const now = context.clock.now();
  const code = newGiftCode();
  const validUntil = new Date(now);
  validUntil.setUTCFullYear(now.getUTCFullYear() + interviewReport.gift.validYears);
  const isNew = await insertCode(transaction, {
    code,
    percent: 100,
    amountOff: null,
    usesLimit: 1,
    usesPerAddress: null,
    validFrom: now,
    validUntil,
    endedAt: null,
    note: '',
    createdBy: 'gift',
    giftOrderId: order.id,
    createdAt: now,
  });
  if (!isNew) throw new Error('A gift’s code was made before.');
  const issued = await moveHeldOrder(context, transaction, order, {
    event: 'issue',
    actor: 'system',
  });
  if (!issued.ok) return issued;
  const said = await readGiftRow(transaction, order.id);
  await queueGiftMails(context, transaction, issued.value, {
    code,
    validUntil,
    recipientEmail: said?.recipientEmail ?? '',
    message: said?.message ?? '',
  });
  return issued;
}

/** “GIFT-7KQ2-9XBM-4TRC”: 59 bits that nobody guesses. */
function newGiftCode(): string {
  let letters = '';
  while (letters.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // What lies beyond the last whole round of the alphabet would make its first letters likelier.
    if (byte < LETTERS.length * 8) letters += LETTERS[byte % LETTERS.length];
  }
  return ['GIFT', letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}
