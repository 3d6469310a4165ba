import { describe, expect, test } from 'vitest';
import { seconds } from '../../kernel/time';
import { browserOf } from '../browser/testing';
import { findOrder } from '../orders';
import { adaDetails, embeddedShop, openSession } from '../testing';

const { company, role, email, name } = adaDetails;
const metadata = { company, role, email, name };
const pay = { amount: 3_500, currency: 'usd', metadata };
const integration = '/functions/v1/stripe-integration';

describe('The payment call', () => {
  test('without a cookie makes a draft of the metadata and names it in a cookie no script can read', async () => {
    const shop = await embeddedShop();
    const answer = await browserOf(shop).post(integration, pay);

    expect(answer).toMatchObject({
      status: 200,
      body: { clientSecret: expect.stringMatching(/_secret$/) },
    });
    expect(answer.cookie).toMatch(
      /^foreword_draft=signed-[0-9a-f-]{36}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    const [row] = await shop.database.queryRows(
      'SELECT company, role, email, name, state FROM customer_order',
    );
    expect(row).toEqual({ ...metadata, state: 'draft' });
  });

  test('with a cookie uses that draft, whatever the metadata says, and gives the same payment again', async () => {
    const shop = await embeddedShop();
    const { draftId } = await openSession(shop);
    const browser = browserOf(shop);

    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        browser.post(
          integration,
          { ...pay, metadata: { ...metadata, company: 'Another' } },
          draftId,
        ),
      ),
    );

    expect(new Set(answers.map(({ body }) => body['clientSecret'])).size).toBe(1);
    expect(answers.map(({ cookie }) => cookie)).toEqual([null, null, null]);
    expect((await findOrder(shop.orders, draftId))?.details.company).toBe('Quillhaven Systems');
    expect(shop.gateway.intents.size).toBe(1);
  });

  for (const [what, change] of [
    ['less', { amount: 100 }],
    ['nothing', { amount: 0 }],
    ['a fraction', { amount: 3_500.5 }],
    ['less than nothing', { amount: -3_500 }],
    ['more', { amount: 350_000 }],
    ['yen', { currency: 'jpy' }],
  ] as const) {
    test(`asking to pay ${what} is refused and creates nothing`, async () => {
      const shop = await embeddedShop();
      expect(await browserOf(shop).post(integration, { ...pay, ...change })).toMatchObject({
        status: 400,
        body: { code: 'wrong-price' },
      });
      expect(await shop.count('customer_order')).toBe(0);
      expect(shop.gateway.calls).toEqual([]);
    });
  }

  test('refuses what it can’t understand with a sentence', async () => {
    const shop = await embeddedShop();
    const { post } = browserOf(shop);
    for (const body of [
      '',
      'no json',
      '[]',
      '{}',
      { check: false },
      { ...pay, metadata: { ...metadata, role: 7 } },
      { ...pay, amount: '3500' },
    ]) {
      expect(await post(integration, body)).toMatchObject({
        status: 400,
        body: { code: 'invalid-request', sentence: expect.stringContaining('.') },
      });
    }
    expect(
      await post(integration, { ...pay, metadata: { ...metadata, email: 'ada' } }),
    ).toMatchObject({
      status: 400,
      body: { code: 'invalid-details', sentence: 'Please enter a valid email address' },
    });
    expect(await shop.count('customer_order')).toBe(0);
  });

  test('cuts what the provider would not keep', async () => {
    const shop = await embeddedShop();
    expect(
      await browserOf(shop).post(integration, {
        ...pay,
        metadata: { ...metadata, role: 'r'.repeat(4_000) },
      }),
    ).toMatchObject({ status: 200 });
    const [row] = await shop.database.queryRows(
      'SELECT length(role) AS length FROM customer_order',
    );
    expect(row).toEqual({ length: 500 });
  });

  test('does not charge again for what this browser has just paid, but takes another order from it', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    const browser = browserOf(shop);

    expect(await browser.post(integration, pay, draftId)).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    });
    expect(await browser.post(integration, pay, draftId)).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    });
    const other = await browser.post(
      integration,
      { ...pay, metadata: { ...metadata, company: 'Tallow & Finch' } },
      draftId,
    );
    expect(other).toMatchObject({
      status: 200,
      cookie: expect.stringContaining('foreword_draft='),
    });
    expect(shop.gateway.intents.size).toBe(2);
  });

  test('a forged cookie is no cookie', async () => {
    const shop = await embeddedShop();
    const { draftId } = await openSession(shop);
    const answer = await browserOf(shop).application.request(integration, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `foreword_draft=${draftId}` },
      body: JSON.stringify(pay),
    });
    expect(answer.headers.get('set-cookie')).toContain('foreword_draft=');
    expect(shop.gateway.intents.size).toBe(2);
  });

  test('says “unavailable” and keeps the draft while the provider is down', async () => {
    const shop = await embeddedShop();
    const { post } = browserOf(shop);
    expect(await post(integration, { check: true })).toMatchObject({
      status: 200,
      body: { available: true },
    });
    shop.gateway.silence('createIntent');
    const refused = await post(integration, pay);
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'provider-down' },
      cookie: expect.stringContaining('foreword_draft='),
    });
    expect(await shop.count('customer_order')).toBe(1);
    shop.gateway.silence('probe');
    shop.clock.advance(seconds(10));
    expect(await post(integration, { check: true })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
  });
});
