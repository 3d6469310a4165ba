import { describe, expect, test } from 'vitest';
import { embeddedShop, paidOrder, type TestShop } from '../../../shop/testing';
import type { OrderView } from '../../../shop/orders/shape';
import type { PaymentsOfOrder } from '../../../shop/payments/shape';
import { performAct } from '../acts/perform-act';
import type { OrderActing } from '../ports';
import type { EvidenceFile } from '../shape';
import { actingOf, asked, owner } from '../testing';

const NUMBER = 'FW-10427';

/** The file that a bank is sent, as what is printed. */
async function evidenceOf(shop: TestShop, upstream: Partial<OrderActing> = {}) {
  const acting = actingOf(shop);
  const printed: EvidenceFile[] = [];
  const made = await performAct(
    {
      ...acting,
      ...upstream,
      async printEvidence(file) {
        printed.push(file);
        return new Uint8Array();
      },
    },
    owner,
    NUMBER,
    asked('gather-evidence', 0),
  );
  expect(made).toMatchObject({ ok: true });
  const [file] = printed;
  return (title: string): readonly (readonly string[])[] =>
    file?.sections.find((section) => section.title === title)?.rows ?? [];
}

describe('The file of evidence of an order', () => {
  test('tells each refund and each dispute with its state, in the money of the order', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    const known = await actingOf(shop).readPayments(draftId);
    const payments = {
      ...known,
      refunds: [
        {
          amount: 1_250,
          state: 'failed',
          reason: 'as she asked',
          createdAt: '2026-03-03T10:15:30.000Z',
        },
      ],
      disputes: [
        { providerId: 'dp_7', amount: 3_500, reason: 'product_not_received', state: 'open' },
      ],
    } as unknown as PaymentsOfOrder;
    const rows = await evidenceOf(shop, { readPayments: async () => payments });
    expect(rows('Payment')).toContainEqual([
      'Refund',
      '$12.50, failed, 2026-03-03 10:15 UTC: as she asked',
    ]);
    expect(rows('Payment')).toContainEqual(['Dispute', 'dp_7: $35, product_not_received, open']);
    expect(rows('Payment')).toContainEqual(['Refunded', 'nothing']);
  });

  test('tells of the versions that were delivered, who approved each, and none that never left', async () => {
    const shop = await embeddedShop();
    await paidOrder(shop);
    const version = { digest: 'c0ffee', signedAt: null, signedBy: 'Ilse' };
    const rows = await evidenceOf(shop, {
      listVersions: async () =>
        [
          { ...version, number: 1, publishedAt: '2026-03-04T08:00:00.000Z' },
          { ...version, number: 2, publishedAt: '2026-03-05T08:00:00.000Z', signedBy: null },
          { ...version, number: 3, publishedAt: null },
        ] as never,
    });
    expect(rows('Delivery').map(([, said]) => said)).toEqual([
      'not delivered',
      'Delivered 2026-03-04 08:00 UTC, approved by Ilse. SHA-256: c0ffee',
      'Delivered 2026-03-05 08:00 UTC, approved by nobody. SHA-256: c0ffee',
      'not recorded: the shop doesn’t track readers',
    ]);
  });

  test.each<[string, Partial<OrderView>, string, string | undefined]>([
    ['a gift', { kind: 'gift' }, 'Product', 'A gift code'],
    ['one that nobody paid yet', { paidAt: null }, 'Payment', 'none'],
    ['one paid by other means', {}, 'Payment', 'other means'],
    ['one with a part refunded', { refundedAmount: 1_250 as never }, 'Refunded', '$12.50'],
    ['one placed in older days', { placedAt: '2001-01-01T00:00:00.000Z' }, 'Terms', 'Last changed'],
    ['one placed under these terms', { placedAt: '2099-01-01T00:00:00.000Z' }, 'Terms', 'Version'],
    ['one of an unknown country', { billingCountry: null }, 'Billing country', undefined],
  ])('is told of %s', async (_, change, label, begins) => {
    const shop = await embeddedShop();
    await paidOrder(shop);
    const { findOrder } = actingOf(shop);
    const rows = await evidenceOf(shop, {
      findOrder: async (number) => {
        const order = await findOrder(number);
        return order && { ...order, ...change };
      },
      readPayments: async () => ({ attempts: [], refunds: [], disputes: [] }) as never,
    });
    const told = [...rows('Order'), ...rows('Payment')].find(([name]) => name === label)?.[1];
    expect(told?.slice(0, begins?.length)).toBe(begins);
  });
});
