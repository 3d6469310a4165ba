import { trimAddress } from '../../../kernel/email-address';
import { newIdentifier } from '../../../kernel/identifier';
import { succeed } from '../../../kernel/result';
import { interviewReport } from '../../catalog';
import type { OrdersContext } from '../ports';
import { cleanText } from '../place/clean-details';
import { insertOrder, lockOrder, updateOrder } from '../store';
import { emptyDetails } from '../shape';
import { validateGift, type GiftDetails, type GiftErrors } from './shape';
import { saveGiftRow } from './store';

export type SavedGift =
  | { readonly ok: true; readonly value: { readonly draftId: string } }
  | { readonly ok: false; readonly errors: GiftErrors };

/** Keeps what the giver typed, as a draft that its payment turns into a gift. One that is paid for stays as it is. */
export async function saveGift(
  { database, clock }: Pick<OrdersContext, 'database' | 'clock'>,
  input: { readonly draftId: string | null; readonly details: GiftDetails },
): Promise<SavedGift> {
  const details: GiftDetails = {
    name: cleanText(input.details.name),
    email: trimAddress(cleanText(input.details.email)),
    recipientEmail: trimAddress(cleanText(input.details.recipientEmail)),
    message: cleanText(input.details.message),
  };
  const errors = validateGift(details);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { name, email, recipientEmail, message } = details;
  return database.write(async (transaction): Promise<SavedGift> => {
    const known = input.draftId === null ? null : await lockOrder(transaction, input.draftId);
    const isOpen = known?.kind === 'gift' && known.state === 'draft';
    const id = isOpen ? known.id : newIdentifier(clock);
    if (isOpen) await updateOrder(transaction, clock, id, { name, email });
    else
      await insertOrder(transaction, {
        id,
        kind: 'gift',
        state: 'draft',
        payment: 'none',
        // Whoever uses the gift says what the report is about.
        ...emptyDetails,
        name,
        email,
        // Two gifts of one giver are two.
        similarity: `gift ${id}`,
        ...interviewReport.price,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      });
    await saveGiftRow(transaction, { orderId: id, recipientEmail, message });
    return succeed({ draftId: id });
  });
}
