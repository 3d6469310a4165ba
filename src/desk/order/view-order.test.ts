import { expect, test } from 'vitest';
import { hours } from '../../kernel/time';
import { createSteps } from '../../platform/jobs';
import { requestCancel } from '../../shop/orders';
import { adaDetails, draftOf, embeddedShop, paidOrder } from '../../shop/testing';
import { requestManual } from '../../shop/orders';
import { writeAudit } from '../audit';
import { allowed, readingOf } from './testing';
import { viewOrder } from './view-order';
import type { OrderPage } from './shape';

const see = allowed('owner', 'see-orders');

async function page(
  reading: ReturnType<typeof readingOf>,
  number: string,
  permit = see,
): Promise<OrderPage> {
  const viewed = await viewOrder(reading, permit, number);
  if (!viewed.ok) throw new Error(viewed.failure.sentence);
  return viewed.value;
}

test('one page tells everything about an order: what was given, what happened, the money, the mails and the other orders', async () => {
  const shop = await embeddedShop();
  const reading = readingOf(shop);
  const { draftId, intentId } = await paidOrder(shop);
  await paidOrder(shop, { ...adaDetails, company: 'Pennant Mills' });
  shop.clock.advance(hours(2));
  await requestCancel(shop.orders, { orderId: draftId, reason: 'My interview was called off.' });
  await shop.database.write((transaction) =>
    writeAudit(transaction, shop.clock, {
      kind: 'order-assigned',
      actor: 'staff:Mara',
      subjectKind: 'order',
      subject: 'FW-10427',
      reason: 'Mills.',
    }),
  );
  const steps = createSteps(shop);
  await shop.database.write((transaction) =>
    transaction.execute(
      `INSERT INTO report (id, order_id, state, created_at, changed_at) VALUES ('r1', '${draftId}', 'in-production', now(), now())`,
    ),
  );
  await steps.run(`report:${draftId}`).step({
    name: 'write',
    output: { parse: (value: unknown) => value } as never,
    work: async () => ({}),
  });

  const shown = await page(reading, 'FW-10427');
  expect(shown).toMatchObject({
    number: 'FW-10427',
    details: adaDetails,
    amount: '$35',
    refunded: null,
    refundable: '35.00',
    stage: 'Queued',
    minutesLeft: 600,
    report: { state: 'in-production' },
    payments: {
      attempts: [{ intentId, state: 'succeeded', amount: 3_500 }],
      refunds: [],
      disputes: [],
    },
    steps: [{ name: 'write', tries: 1, micros: 12_000 }],
    others: [{ number: 'FW-10428', company: 'Pennant Mills' }],
    experts: [{ name: 'Ilse' }],
    notes: [],
    assignee: null,
  });
  expect(shown.timeline.map(({ who, what, why }) => [who, what, why].join(' | '))).toEqual([
    'The buyer | Requested cancellation | My interview was called off.',
    'Mara | Order assigned | Mills.',
    `The payment provider | Paid | ${intentId}`,
    'The buyer | Placed the order | ',
  ]);
  expect(shown.mails.map(({ template }) => template).toSorted()).toEqual([
    'cancel-asked-team',
    'new-order-team',
    'order-confirmed',
  ]);
});

test('a manual request says how long instructions may take, and begins the words for them', async () => {
  const shop = await embeddedShop();
  await requestManual(shop.orders, { draftId: await draftOf(shop) });
  const shown = await page(readingOf(shop), 'fw-10427');
  expect(shown).toMatchObject({
    minutesLeft: 1_440,
    stage: 'Awaiting payment',
    payments: { attempts: [] },
    refundable: null,
    report: null,
  });
  expect(shown.instructions).toContain('$35');
  expect(shown.instructions).toContain('FW-10427');
  expect(
    (await page(readingOf(shop), 'FW-10427', allowed('expert', 'see-orders'))).instructions,
  ).toBe('');
});

test('what is not there is not found, and a draft has no page', async () => {
  const shop = await embeddedShop();
  const reading = readingOf(shop);
  await draftOf(shop);
  for (const number of ['FW-99999', '', '<script>', "' OR 1=1 --"])
    expect(await viewOrder(reading, see, number)).toMatchObject({ failure: { code: 'no-order' } });
});

test('a second round is shown with what it found, and may be sent while it waits for review', async () => {
  const shop = await embeddedShop();
  await paidOrder(shop);
  const found = {
    company: adaDetails.company,
    role: adaDetails.role,
    since: '2026-03-02T09:00:00.000Z',
    lookedAt: '2026-03-20T09:00:00.000Z',
    answered: 7,
    changes: [
      { id: 'c1', group: 'News' as const, text: 'It opened a mill in Tarn.', citations: [] },
    ],
  };
  const reading = readingOf(shop);
  expect((await page(reading, 'FW-10427')).secondRound).toBeNull();
  const shown = await page(
    { ...reading, readSecondRound: async () => ({ state: 'in-review', found }) },
    'FW-10427',
  );
  expect(shown.secondRound).toEqual({ state: 'in-review', found });
  expect(shown.acts).toEqual(expect.arrayContaining(['send-second-round', 'hold-second-round']));
});
