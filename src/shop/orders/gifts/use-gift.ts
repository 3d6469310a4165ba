import { fail, succeed, type Result } from '../../../kernel/result';
import type { Executor, Transaction } from '../../../platform/database';
import { endCodeRow, lockCode } from '../codes/store';
import type { CodeRefusal } from '../codes/shape';
import { holdsMoney } from '../change/states-shape';
import type { OrdersContext } from '../ports';
import { readOrder } from '../store';
import { readGiftCode, readGiftRow, readUseOf } from './store';

/** Why a gift isn’t good for an address; null where it is. */
export async function giftRefusal(
  executor: Executor,
  giftOrderId: string,
  email: string,
): Promise<CodeRefusal | null> {
  const order = await readOrder(executor, giftOrderId);
  if (order === null || !holdsMoney(order)) return 'gift-ended';
  const recipient = (await readGiftRow(executor, giftOrderId))?.recipientEmail ?? '';
  return recipient === '' || recipient.toLowerCase() === email.toLowerCase()
    ? null
    : 'other-address';
}

/**
 * Before the money of a held gift goes back in full: from here on nobody can use it. One that was used has brought
 * somebody a report already, so whoever decides has to say that they know.
 */
export async function stopGift(
  { clock }: Pick<OrdersContext, 'clock'>,
  transaction: Transaction,
  giftOrderId: string,
  { evenIfUsed }: { readonly evenIfUsed: boolean },
): Promise<Result<null, 'gift-used'>> {
  const made = await readGiftCode(transaction, giftOrderId);
  if (made === null) return succeed(null);
  // Whoever places an order with it holds this row too, so one of the two comes first.
  await lockCode(transaction, made.code);
  const use = await readUseOf(transaction, made.code);
  if (use !== null && !evenIfUsed)
    return fail(
      'gift-used',
      `This gift was used for order ${use.number ?? ''}. To refund it anyway, confirm that you know.`,
    );
  await endCodeRow(transaction, made.code, clock.now());
  return succeed(null);
}
