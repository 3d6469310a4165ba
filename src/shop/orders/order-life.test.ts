import { describe, expect, test } from 'vitest';
import { adaDetails, draftOf, embeddedShop, paidOrder, type TestShop } from '../testing';
import { answerQuestions } from './place/answer-questions';
import { requestCancel, cancelOrder } from './change/cancel-order';
import { correctAddress } from './change/correct-address';
import { findOrder, findOrderByNumber } from './lists/find-order';
import { readTimeline } from './lists/list-orders';
import { moveOrder, type OrderMove } from './change/move-order';
import { movePayment } from './change/payment/move-payment';
import { requestManual } from './place/request-manual';
import { noAnswers } from './shape';
import { lockOrder } from './store';

const move = (shop: TestShop, orderId: string, event: OrderMove['event']) =>
  shop.database.write((transaction) =>
    moveOrder(shop.orders, transaction, { orderId, event, actor: 'system' }),
  );

const staff = { actor: 'staff:owner', reason: 'bank transfer' } as const;
const unknown = '0196a1b2-0000-7000-8000-000000000001';

describe('An order', () => {
  test('moves only as its table allows, and each move is a line on its timeline', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    expect(await move(shop, draftId, 'deliver')).toMatchObject({
      failure: { code: 'illegal-move' },
    });
    expect(await move(shop, draftId, 'start')).toMatchObject({ value: 'in-production' });
    expect(await move(shop, draftId, 'start')).toMatchObject({ failure: { code: 'illegal-move' } });
    expect(await move(shop, draftId, 'submit-for-review')).toMatchObject({ value: 'in-review' });
    expect(await move(shop, draftId, 'return-to-production')).toMatchObject({
      value: 'in-production',
    });
    expect(await move(shop, draftId, 'deliver')).toMatchObject({ value: 'delivered' });
    expect(await move(shop, draftId, 'cancel')).toMatchObject({
      failure: { code: 'illegal-move' },
    });
    expect(await move(shop, unknown, 'start')).toMatchObject({ failure: { code: 'no-order' } });

    expect((await readTimeline(shop.orders, draftId)).map(({ what }) => what)).toEqual([
      'placed',
      'paid',
      'started',
      'submitted-for-review',
      'returned-to-production',
      'delivered',
    ]);
    expect(shop.placed.map(({ name }) => name)).toContain('order-delivered');
    expect((await findOrder(shop.orders, draftId))?.deliveredAt).not.toBeNull();
  });

  test('is not worked on before it is paid', async () => {
    const shop = await embeddedShop();
    const orderId = await draftOf(shop);
    await requestManual(shop.orders, { draftId: orderId });
    expect(await move(shop, orderId, 'start')).toMatchObject({ failure: { code: 'unpaid' } });
  });

  test('is found by its number, however that is typed', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    expect((await findOrderByNumber(shop.orders, ' fw-10427 '))?.id).toBe(draftId);
    expect(await findOrderByNumber(shop.orders, 'FW-1')).toBeNull();
  });

  test('can be asked to be cancelled once, by a line to the team, until it is delivered', async () => {
    const shop = await embeddedShop();
    const { draftId: orderId } = await paidOrder(shop);
    await requestCancel(shop.orders, { orderId, reason: 'I took another job.' });
    expect(await requestCancel(shop.orders, { orderId, reason: 'again' })).toMatchObject({
      ok: true,
      value: { stage: 'Queued' },
    });
    expect(await shop.mails('cancel-asked-team')).toMatchObject([
      { values: { reason: 'I took another job.' } },
    ]);

    await move(shop, orderId, 'start');
    await move(shop, orderId, 'deliver');
    expect(await requestCancel(shop.orders, { orderId, reason: '' })).toMatchObject({
      failure: { code: 'too-late' },
    });
  });

  test('is cancelled by someone with a reason, and its money stays where it is', async () => {
    const shop = await embeddedShop();
    const { draftId: orderId } = await paidOrder(shop);
    expect(await cancelOrder(shop.orders, { orderId, ...staff, reason: '' })).toMatchObject({
      failure: { code: 'no-reason' },
    });
    expect(await cancelOrder(shop.orders, { orderId, ...staff })).toMatchObject({
      value: { stage: 'Cancelled', payment: 'paid' },
    });
    expect(await cancelOrder(shop.orders, { orderId, ...staff })).toMatchObject({
      failure: { code: 'illegal-move' },
    });
    expect(shop.placed.filter(({ name }) => name === 'order-cancelled')).toHaveLength(1);
  });

  test('takes a corrected address until it is delivered', async () => {
    const shop = await embeddedShop();
    const { draftId: orderId } = await paidOrder(shop);
    const correct = (email: string) =>
      correctAddress(shop.orders, { orderId, email, actor: 'buyer' });
    expect(await correct('ada.merrow@')).toMatchObject({ failure: { code: 'invalid-email' } });
    expect(await correct(' ada@candidate.example ')).toMatchObject({
      value: { details: { ...adaDetails, email: 'ada@candidate.example' } },
    });
    await correct('ada@candidate.example');
    expect(shop.placed.filter(({ name }) => name === 'order-address-corrected')).toHaveLength(1);
    await move(shop, orderId, 'start');
    await move(shop, orderId, 'deliver');
    expect(await correct('someone.else@candidate.example')).toMatchObject({
      failure: { code: 'too-late' },
    });
  });

  test('takes the optional answers, and asks for new tips only when they changed', async () => {
    const shop = await embeddedShop();
    const { draftId: orderId } = await paidOrder(shop);
    const answers = {
      ...noAnswers,
      interviewAt: '2026-03-05T14:00:00.000Z',
      interviewZone: 'America/New_York',
      posting: 'https://jobs.quillhaven.example/7',
    };
    const answer = (changed: Partial<typeof answers>) =>
      answerQuestions(shop.orders, { orderId, answers: { ...answers, ...changed } });

    expect(await answer({})).toMatchObject({ value: { answers } });
    await answer({});
    await answer({ notes: 'Second round.' });
    expect(shop.placed.filter(({ name }) => name === 'order-answers-changed')).toHaveLength(2);
    expect(await answer({ interviewAt: 'soon' })).toMatchObject({
      failure: { code: 'invalid-answers' },
    });
    expect(await answer({ interviewZone: 'Mars/Olympus' })).toMatchObject({
      failure: { code: 'invalid-answers' },
    });
    expect(await answer({ posting: 'x'.repeat(20_001) })).toMatchObject({
      failure: { code: 'invalid-answers' },
    });
  });

  test('takes the optional answers after delivery too, and none once it is cancelled or paid back', async () => {
    const shop = await embeddedShop();
    const answers = { ...noAnswers, posting: 'Backend engineer, Omaha' };
    const told = () => shop.placed.filter(({ name }) => name === 'order-answers-changed').length;
    const { draftId: orderId } = await paidOrder(shop);
    await move(shop, orderId, 'start');
    await move(shop, orderId, 'deliver');
    expect(await answerQuestions(shop.orders, { orderId, answers })).toMatchObject({
      value: { state: 'delivered', answers },
    });
    expect(told()).toBe(1);

    await shop.database.write(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (order)
        await movePayment(shop.orders, transaction, order, {
          event: 'refund',
          actor: 'system',
          what: 'refunded',
        });
    });
    const after = { ...answers, notes: 'Still there?' };
    expect(await answerQuestions(shop.orders, { orderId, answers: after })).toMatchObject({
      failure: { code: 'too-late' },
    });

    const { draftId: cancelled } = await paidOrder(shop);
    await move(shop, cancelled, 'cancel');
    expect(await answerQuestions(shop.orders, { orderId: cancelled, answers })).toMatchObject({
      failure: { code: 'too-late' },
    });
    expect(told()).toBe(1);
  });
});
