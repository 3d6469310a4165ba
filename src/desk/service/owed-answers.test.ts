import { expect, test } from 'vitest';
import { minutes } from '../../kernel/time';
import { requestCancel } from '../../shop/orders';
import { openTicket, sendContactMessage } from '../../shop/support';
import { adaDetails, embeddedShop, paidOrder } from '../../shop/testing';
import { listOwedAnswers } from './owed-answers';

test('messages, complaints, and wishes to cancel are owed an answer, each to whoever wrote it', async () => {
  const shop = await embeddedShop();
  const { database, clock, orders } = shop;
  const support = {
    database,
    clock,
    mailer: orders.mailer,
    supportAddress: 'support@shop.example',
  };
  await sendContactMessage(support, {
    name: 'Imre',
    email: 'imre@mail.example',
    message: 'Do you cover dairies?',
    honeypot: '',
    openForMilliseconds: 20_000,
  });
  clock.advance(minutes(1));
  const { draftId } = await paidOrder(shop);
  const { company, role, name, email } = adaDetails;
  await openTicket(support, {
    order: { id: draftId, number: null, company, role, name, email },
    claim: { id: 'snapshot-3', text: 'It opened an office in Leeds.' },
    words: 'It was York.',
  });
  await requestCancel(orders, { orderId: draftId, reason: 'It was called off.' });
  expect(await listOwedAnswers(orders)).toMatchObject([
    { kind: 'message', orderId: null, name: 'Imre', email: 'imre@mail.example' },
    { kind: 'complaint', orderId: draftId, name, email },
    { kind: 'cancel', orderId: draftId, reference: 'FW-10427', name, email, isPublishable: true },
  ]);
});
