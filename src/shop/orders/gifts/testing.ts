import { settlePayment, startPayment } from '../../payments';
import type { TestShop } from '../../testing';
import { findGift } from './find-gift';
import { saveGift } from './save-gift';
import type { GiftDetails, GiftView } from './shape';

export const adaGives: GiftDetails = {
  name: 'Ada Merrow',
  email: 'ada.merrow@candidate.example',
  recipientEmail: '',
  message: '',
};

export async function giftDraft(
  shop: TestShop,
  change: Partial<GiftDetails> = {},
): Promise<string> {
  const saved = await saveGift(shop.orders, {
    draftId: null,
    details: { ...adaGives, ...change },
  });
  if (!saved.ok) throw new Error(Object.values(saved.errors).join(' '));
  return saved.value.draftId;
}

/** A gift that was paid for by card. */
export async function boughtGift(
  shop: TestShop,
  change: Partial<GiftDetails> = {},
): Promise<GiftView & { readonly orderId: string; readonly intentId: string }> {
  const orderId = await giftDraft(shop, change);
  const session = await startPayment(shop.payments, { draftId: orderId });
  if (!session.ok) throw new Error(session.failure.sentence);
  const { intentId } = session.value;
  shop.gateway.pay(intentId);
  const settled = await settlePayment(shop.payments, { intentId });
  if (!settled.ok) throw new Error(settled.failure.sentence);
  const gift = await findGift(shop.orders, orderId);
  if (gift === null) throw new Error('The gift has no code.');
  return { ...gift, orderId, intentId };
}
