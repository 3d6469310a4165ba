import { describe, expect, test } from 'vitest';
import { isTemplateName, renderTemplate, type RenderedTemplate } from '../../../../emails';
import { sampleSurroundings } from '../../../../emails/samples';
import { newIdentifier } from '../../../kernel/identifier';
import { cents } from '../../../kernel/money';
import { refundPayment, settlePayment } from '../../payments';
import { sendContactMessage } from '../../support';
import {
  adaDetails,
  draftOf,
  embeddedShop,
  openSession,
  paidOrder,
  type TestShop,
} from '../../testing';
import { requestCancel } from '../change/cancel-order';
import { markManualPaid } from '../change/payment/mark-manual-paid';
import { requestManual } from '../place/request-manual';
import { sendPaymentInstructions } from './send-instructions';

interface Read extends RenderedTemplate {
  readonly recipient: string;
}

/** Every mail of a template, as its reader sees it. */
async function readMails(shop: TestShop, template: string): Promise<readonly Read[]> {
  if (!isTemplateName(template)) throw new Error(`There is no template ${template}`);
  const mails = await shop.mails(template);
  return Promise.all(
    mails.map(async ({ recipient, values }) => ({
      recipient,
      // Links are made when a mail is sent, so any will do here.
      ...(await renderTemplate(template, values, {
        ...sampleSurroundings,
        confirmAddressUrl: null,
      })),
    })),
  );
}

const staff = { actor: 'staff:owner', reason: 'bank transfer' } as const;

describe('The mail', () => {
  test('that confirms an order tells its buyer number, company, role, price and hour', async () => {
    const shop = await embeddedShop();
    await paidOrder(shop);

    const [mail] = await readMails(shop, 'order-confirmed');

    expect(mail?.recipient).toBe(adaDetails.email);
    expect(mail?.subject).toContain('Quillhaven Systems');
    for (const said of [
      'FW-10427',
      'Backend Engineer',
      '$35',
      'Hi Ada,',
      String(sampleSurroundings.trackUrl),
    ]) {
      expect(mail?.text, said).toContain(said);
    }
    expect(mail?.text).not.toContain('earlier order');
  });

  test('that confirms a second order for the same company names the first', async () => {
    const shop = await embeddedShop();
    await paidOrder(shop);
    await paidOrder(shop);

    const mails = await readMails(shop, 'order-confirmed');

    const naming = mails.filter(({ text }) => text.includes('earlier order FW-10427'));
    expect(naming).toHaveLength(1);
    expect(naming[0]?.text).toContain('FW-10428');
    expect(naming[0]?.text).toContain(sampleSurroundings.earlierUrl);
  });

  test('that brings the team a new order has all six fields as typed', async () => {
    const shop = await embeddedShop();
    await paidOrder(shop);

    const [mail] = await readMails(shop, 'new-order-team');

    expect(mail?.recipient).toBe('team@shop.example');
    for (const said of Object.values(adaDetails)) expect(mail?.text, said).toContain(said);
  });

  test('that answers a manual request says that nothing was charged, and by when we write', async () => {
    const shop = await embeddedShop();
    await requestManual(shop.orders, { draftId: await draftOf(shop) });

    const [toBuyer] = await readMails(shop, 'manual-request-received');
    const [toTeam] = await readMails(shop, 'manual-request-team');

    expect(toBuyer).toMatchObject({
      recipient: adaDetails.email,
      text: expect.stringContaining('FW-10427'),
    });
    expect(toBuyer?.text).toContain('You haven’t been charged.');
    expect(toTeam).toMatchObject({
      recipient: 'team@shop.example',
      text: expect.stringContaining('Sam Okoro'),
    });
    const replies = await shop.database.queryRows(
      "SELECT reply_to FROM outgoing_mail WHERE template = 'manual-request-team'",
    );
    expect(replies).toEqual([{ reply_to: adaDetails.email }]);
  });

  test('with payment instructions carries them word for word, and its answer reaches the team', async () => {
    const shop = await embeddedShop();
    const orderId = await draftOf(shop);
    await requestManual(shop.orders, { draftId: orderId });
    await sendPaymentInstructions(shop.orders, {
      orderId,
      actor: 'staff:owner',
      instructions: 'Please transfer $35.\nReference: FW-10427',
    });

    const [mail] = await readMails(shop, 'payment-instructions');

    expect(mail?.text).toContain('Please transfer $35.');
    expect(mail?.text).toContain('Reference: FW-10427');
    const replies = await shop.database.queryRows(
      "SELECT reply_to FROM outgoing_mail WHERE template = 'payment-instructions'",
    );
    expect(replies).toEqual([{ reply_to: 'team@shop.example' }]);
  });

  test('of a manual request that was paid confirms the order like any other', async () => {
    const shop = await embeddedShop();
    const orderId = await draftOf(shop);
    await requestManual(shop.orders, { draftId: orderId });
    await markManualPaid(shop.orders, { orderId, ...staff });

    expect(await readMails(shop, 'order-confirmed')).toHaveLength(1);
    expect(await readMails(shop, 'new-order-team')).toHaveLength(1);
  });

  test('of a refund says how much and why, in part and in full', async () => {
    const shop = await embeddedShop();
    const { draftId: orderId } = await paidOrder(shop);
    const refund = (amount: number | null, reason: string) =>
      refundPayment(shop.payments, {
        refundId: newIdentifier(shop.clock),
        orderId,
        amount: amount === null ? null : cents(amount),
        reason,
        actor: 'staff:owner',
      });
    await refund(1_250, 'It came late.');
    await refund(null, 'There was too little verified evidence.');

    const mails = await readMails(shop, 'refunded');

    const part = mails.find(({ subject }) => subject.includes('$12.50'));
    const rest = mails.find(({ subject }) => subject.includes('$22.50'));
    expect(part?.subject).toMatch(/^Partial refund/);
    expect(part?.text).toContain('It came late.');
    expect(rest?.text).toContain('There was too little verified evidence.');
  });

  test('that asks to cancel reaches the team with its reason, and its answer the buyer', async () => {
    const shop = await embeddedShop();
    const { draftId: orderId } = await paidOrder(shop);
    await requestCancel(shop.orders, { orderId, reason: 'I took another job.' });

    const [mail] = await readMails(shop, 'cancel-asked-team');

    expect(mail).toMatchObject({
      recipient: 'team@shop.example',
      text: expect.stringContaining('I took another job.'),
    });
    const replies = await shop.database.queryRows(
      "SELECT reply_to FROM outgoing_mail WHERE template = 'cancel-asked-team'",
    );
    expect(replies).toEqual([{ reply_to: adaDetails.email }]);
  });

  test('of an alert says in one sentence what is wrong with which payment', async () => {
    const shop = await embeddedShop();
    const { intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    shop.gateway.change(intentId, { amountReceived: 100 });
    await settlePayment(shop.payments, { intentId });

    const [mail] = await readMails(shop, 'payment-alert');

    expect(mail?.recipient).toBe('owner@shop.example');
    expect(mail?.text).toContain(`Payment ${intentId} brought 100 usd, not 3500 usd.`);
  });

  test('from the contact form reaches support with its words, and its writer without them', async () => {
    const shop = await embeddedShop();
    const support = {
      database: shop.database,
      clock: shop.clock,
      mailer: shop.orders.mailer,
      supportAddress: 'support@shop.example',
    };
    await sendContactMessage(support, {
      name: 'Tom Brandt',
      email: 'tom.brandt@candidate.example',
      message: 'Do you cover dairies?',
      honeypot: '',
      openForMilliseconds: null,
    });

    const [toSupport] = await readMails(shop, 'contact-team');
    const [toWriter] = await readMails(shop, 'contact-received');

    expect(toSupport?.text).toContain('Do you cover dairies?');
    expect(toWriter?.text).toContain('C-1001');
    expect(toWriter?.text).not.toContain('dairies');
  });

  test('names nothing that only a link may open, and no payment’s secret', async () => {
    const shop = await embeddedShop();
    await paidOrder(shop);
    await requestManual(shop.orders, {
      draftId: await draftOf(shop, { ...adaDetails, company: 'Tallow & Finch' }),
    });

    const rows = await shop.database.queryRows('SELECT values::text AS values FROM outgoing_mail');

    for (const row of rows) {
      expect(String(row['values'])).not.toMatch(/https?:|_secret|\/track\/|\/r\//);
    }
    expect(rows.length).toBeGreaterThan(3);
  });
});
