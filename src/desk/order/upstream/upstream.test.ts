import { expect, test } from 'vitest';
import { minutes } from '../../../kernel/time';
import { createSteps } from '../../../platform/jobs';
import type { MailRenderer } from '../../../platform/mail';
import { insertReport, updateReport } from '../../../report/production/store';
import { smallDocument } from '../../../report/production/testing';
import {
  insertReportVersion,
  updateVersion,
} from '../../../report/production/versions/version-store';
import { requestManual, sendPaymentInstructions } from '../../../shop/orders';
import { draftOf, embeddedShop, paidOrder, type TestShop } from '../../../shop/testing';
import { addMember } from '../../identity/testing';
import type { ReviewContext } from '../../review';
import { drawMail } from '../draw-mail';
import { allowed } from '../testing';
import { orderActing, type ActingUpstream, type Leaving } from './acting';
import { orderReading } from './reading';

const upstreamOf = ({ database, clock, orders, payments }: TestShop) => ({
  orders,
  payments,
  steps: createSteps({ database, clock }),
  mode: 'live' as const,
  review: 'required' as const,
  timeToUndo: minutes(5),
});

function actingOn(shop: TestShop, leaves: boolean) {
  const published: unknown[] = [];
  const leaving: Leaving = {
    async publish(version, alongside) {
      published.push(version);
      if (leaves) await shop.database.write(alongside);
      return leaves;
    },
    confirmImpossible: async () => Promise.reject(new Error('not asked for')),
    resendReport: async () => Promise.reject(new Error('not asked for')),
  };
  const upstream = upstreamOf(shop);
  const files = {} as ActingUpstream['files'];
  const reviewing = {} as ReviewContext;
  const acting = orderActing({ ...upstream, files, reviewing, leaving }, orderReading(upstream));
  return { acting, published };
}

test('an order is read in the modules that hold its traces', async () => {
  const shop = await embeddedShop();
  await addMember(shop.database, shop.clock, { name: 'Ilse', role: 'expert' });
  await addMember(shop.database, shop.clock, { name: 'Tomas', role: 'support' });
  const reading = orderReading(upstreamOf(shop));
  const { draftId } = await paidOrder(shop);
  const order = await reading.findOrder('FW-10427');
  expect(order?.id).toBe(draftId);
  expect(reading.providerPages).toBe('https://dashboard.stripe.com');
  expect((await reading.listExperts()).map(({ name }) => name)).toEqual(['Ilse']);
  expect(await reading.waitsForCompany(draftId)).toBeNull();
  expect(await reading.readCosts(draftId)).toEqual(new Map());
  expect(reading.leavesAt(new Date('2026-03-02T09:00:00Z'))).toEqual(
    new Date('2026-03-02T09:05:00Z'),
  );
});

test.each([
  ['with-buyer', 'Waiting for the buyer to choose the company.'],
  [
    'with-expert',
    'Waiting for a reviewer to choose the company: Tolvane; Tolvane Foods. Neither is in Ghent.',
  ],
  ['settled', null],
])('a word on the company that is %s is told in words', async (state, words) => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  const candidates = ['Tolvane', 'Tolvane Foods'].map((name) => ({
    card: { id: name, name, legalName: name },
    score: 0.5,
    reasons: [],
  }));
  await shop.database.queryRows(
    `INSERT INTO company_choice (order_id, state, candidates, asked_at, answer_by, note)
     VALUES ($1, $2, $3, now(), now(), 'Neither is in Ghent.')`,
    [draftId, state, JSON.stringify(candidates)],
  );
  expect(await orderReading(upstreamOf(shop)).waitsForCompany(draftId)).toBe(words);
});

test('what the models cost is told by the step in which they were asked', async () => {
  const shop = await embeddedShop();
  for (const [orderId, stage, micros] of [
    ['order-1', 'gather', 5],
    ['order-1', 'write', 40],
    ['order-1', 'verify', 300],
    ['order-2', 'write', 2_000],
  ])
    await shop.database.queryRows(
      `INSERT INTO model_spending
         (at, order_id, stage, asked, replayed, input_tokens, output_tokens, micros)
       VALUES (now(), $1, $2, 1, 0, 1, 1, $3)`,
      [orderId, stage, micros],
    );
  expect(await orderReading(upstreamOf(shop)).readCosts('order-1')).toEqual(
    new Map([
      ['gather', 5],
      ['write', 340],
    ]),
  );
});

test('the last instructions a buyer got are read from their email, and a drawn email is their own', async () => {
  const shop = await embeddedShop();
  const reading = orderReading(upstreamOf(shop));
  const draftId = await draftOf(shop);
  await requestManual(shop.orders, { draftId });
  const order = await reading.findOrder('FW-10427');
  expect(await reading.lastInstructions(await reading.listMails(draftId))).toBe('');
  const sent = await sendPaymentInstructions(shop.orders, {
    orderId: draftId,
    actor: 'staff:Mara',
    reason: 'she asked',
    actCount: order?.actCount ?? 0,
    instructions: 'Pay by check.',
    alongside: async () => undefined,
  });
  expect(sent).toMatchObject({ ok: true });
  const mails = await reading.listMails(draftId);
  expect(await reading.lastInstructions(mails)).toBe('Pay by check.');

  const renderer: MailRenderer = {
    render: async ({ template }) => {
      if (template !== 'payment-instructions') throw new Error('The order is gone.');
      return { subject: 'How to pay', html: '<p>', text: '', attachments: [] };
    },
  };
  const draw = (mailId: string, number = 'FW-10427') =>
    drawMail({ ...reading, renderer }, allowed('owner', 'see-mails'), { number, mailId });
  const [instructions, other] = ['payment-instructions', 'manual-request-received'].map(
    (wanted) => mails.find(({ template }) => template === wanted)?.id ?? '',
  );
  expect(await draw(instructions ?? '')).toMatchObject({ value: { subject: 'How to pay' } });
  expect(await draw(other ?? '')).toMatchObject({ ok: false });
  expect(await draw('00000000-0000-0000-0000-000000000000')).toMatchObject({
    failure: { code: 'no-mail' },
  });
  expect(await draw(instructions ?? '', 'FW-1')).toMatchObject({ failure: { code: 'no-order' } });
});

test('a report is delivered now only where a signed version waits, and what held it back is told', async () => {
  const shop = await embeddedShop();
  const { draftId } = await paidOrder(shop);
  const auditedAct = {
    orderId: draftId,
    actor: 'staff:Mara',
    reason: '',
    actCount: 0,
    alongside: async () => undefined,
  } as const;
  const early = actingOn(shop, true);
  expect(await early.acting.publishNow(auditedAct)).toMatchObject({
    failure: { code: 'not-signed' },
  });
  expect(early.published).toEqual([]);
  const now = shop.clock.now();
  await shop.database.write(async (transaction) => {
    const state = 'in-production';
    await insertReport(transaction, { id: 'r1', orderId: draftId, state, createdAt: now });
    const number = await insertReportVersion(transaction, {
      reportId: 'r1',
      digest: 'one',
      document: smallDocument(now.toISOString()),
      rejected: [],
      pdfFile: 'a.pdf',
      htmlFile: 'a.html',
      madeAt: now,
    });
    await updateVersion(transaction, { reportId: 'r1', number }, { approvedAt: now });
    await updateReport(transaction, 'r1', { state: 'approved', changedAt: now });
  });
  expect(await actingOn(shop, false).acting.publishNow(auditedAct)).toMatchObject({
    failure: { code: 'held-back' },
  });
  const { acting, published } = actingOn(shop, true);
  expect(await acting.publishNow(auditedAct)).toMatchObject({ ok: true });
  expect(published).toEqual([
    { orderId: draftId, reportId: 'r1', number: 1, signedAt: now.toISOString() },
  ]);
});
