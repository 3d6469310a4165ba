import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stripe } from 'stripe';
import {
  order,
  paid,
  pay,
  refusal,
  RETURN_URL,
  startWorld,
  typedCard,
  type World,
} from './control/world';

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(() => world.sandbox.close());

const pageOf = (intent: Stripe.PaymentIntent): string =>
  String(intent.next_action?.redirect_to_url?.url);
const press = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

describe('a card that asks for authentication', () => {
  it.each(['4000002500003155', '4000002760003184', '4000000000003220'])(
    '%s sends the buyer to the bank’s page, and back when it is passed',
    async (number) => {
      const intent = await pay(world, number);
      expect(intent).toMatchObject({
        status: 'requires_action',
        next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: RETURN_URL } },
      });

      const page = await fetch(pageOf(intent));
      expect(page.status).toBe(200);
      const html = await page.text();
      for (const words of [
        'Test mode',
        '$35',
        number.slice(-4),
        'Complete authentication',
        'Fail authentication',
      ])
        expect(html).toContain(words);
      expect(html).not.toContain(number);

      const back = await press(pageOf(intent), 'complete');
      expect(back.status).toBe(303);
      const target = new URL(String(back.headers.get('location')));
      expect(`${target.origin}${target.pathname}`).toBe('https://shop.example/order');
      expect(Object.fromEntries(target.searchParams)).toEqual({
        step: '2',
        payment_intent: intent.id,
        payment_intent_client_secret: intent.client_secret,
        redirect_status: 'succeeded',
      });
      const { latest_charge, status } = await world.shop.paymentIntents.retrieve(intent.id, {
        expand: ['latest_charge'],
      });
      expect(status).toBe('succeeded');
      expect(
        (latest_charge as Stripe.Charge).payment_method_details?.card?.three_d_secure,
      ).toMatchObject({ result: 'authenticated' });
    },
  );

  it('is refused when the buyer fails it, and the payment can be tried again', async () => {
    const intent = await pay(world, '4000002760003184');
    const back = await press(pageOf(intent), 'fail');
    expect(back.headers.get('location')).toContain('redirect_status=failed');
    expect(await world.shop.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      next_action: null,
      last_payment_error: {
        code: 'payment_intent_authentication_failure',
        payment_method: { card: { last4: '3184' } },
      },
    });
    expect((await pay(world, '4242424242424242', intent)).status).toBe('succeeded');
  });

  it.each([
    ['4000008400001629', 'generic_decline'],
    ['4000008260003178', 'insufficient_funds'],
  ])('%s passes and is then declined', async (number, declineCode) => {
    const intent = await pay(world, number);
    expect(intent.status).toBe('requires_action');
    const back = await press(pageOf(intent), 'complete');
    expect(back.headers.get('location')).toContain('redirect_status=failed');
    expect(await world.shop.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: declineCode },
    });
  });

  it('can be passed by control, where no browser is', async () => {
    const [one, other] = [
      await paid(world.shop, 'pm_card_authenticationRequired'),
      await paid(world.shop, 'pm_card_authenticationRequired'),
    ];
    await world.sandbox.control.finishAuthentication(one.id, 'succeeded');
    await world.sandbox.control.finishAuthentication(other.id, 'failed');
    expect((await world.shop.paymentIntents.retrieve(one.id)).status).toBe('succeeded');
    expect((await world.shop.paymentIntents.retrieve(other.id)).status).toBe(
      'requires_payment_method',
    );
  });

  it('hands the page’s script an address when there is no way back', async () => {
    const intent = await order(world.shop);
    const { return_url: _none, ...typed } = typedCard('4000002760003184');
    const confirmed = await world.page.paymentIntents.confirm(intent.id, {
      ...typed,
      use_stripe_sdk: true,
      client_secret: intent.client_secret,
    } as Stripe.PaymentIntentConfirmParams);
    expect(confirmed.next_action?.type).toBe('use_stripe_sdk');
    const answer = await press(
      String(confirmed.next_action?.use_stripe_sdk?.['stripe_js']),
      'complete',
    );
    expect(answer.status).toBe(200);
    expect((await world.shop.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });
});

describe('the bank’s page', () => {
  it('charges once however often its button is pressed', async () => {
    const intent = await pay(world, '4000002760003184');
    const answers = await Promise.all(
      ['complete', 'complete', 'fail'].map((outcome) => press(pageOf(intent), outcome)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410]);
    expect(
      (await world.shop.charges.list({ payment_intent: intent.id })).data.length,
    ).toBeLessThanOrEqual(1);
    expect((await fetch(pageOf(intent))).status).toBe(410);
  });

  it('is void once the payment is cancelled or costs something else', async () => {
    const [canceled, repriced] = [
      await pay(world, '4000002760003184'),
      await pay(world, '4000002760003184'),
    ];
    await world.shop.paymentIntents.cancel(canceled.id);
    await world.shop.paymentIntents.update(repriced.id, { amount: 9_900 });
    for (const intent of [canceled, repriced])
      expect((await press(pageOf(intent), 'complete')).status).toBe(410);
    expect(await world.shop.paymentIntents.retrieve(repriced.id)).toMatchObject({
      status: 'requires_confirmation',
      amount: 9_900,
    });
  });

  it('stands where the shop’s proxy shows it, and answers to its own address', async () => {
    const proxied = await startWorld({ publicUrl: () => 'http://localhost:3000/payment-sandbox' });
    const url = pageOf(await pay(proxied, '4000002760003184'));
    expect(url).toMatch(
      /^http:\/\/localhost:3000\/payment-sandbox\/sandbox\/authenticate\/payatt_\w+$/,
    );
    const html = await (
      await fetch(url.replace('http://localhost:3000/payment-sandbox', proxied.sandbox.url))
    ).text();
    expect(html).toContain('<form method="post">');
    await proxied.sandbox.close();
  });

  it('is found by nobody who guesses', async () => {
    expect((await fetch(`${world.sandbox.url}/sandbox/authenticate/payatt_guess`)).status).toBe(
      410,
    );
    expect((await fetch(`${world.sandbox.url}/sandbox/elsewhere`)).status).toBe(404);
  });
});

describe('the receipt', () => {
  it('can be read at the address that the charge names', async () => {
    const { latest_charge } = await paid(world.shop);
    const { receipt_url } = await world.shop.charges.retrieve(String(latest_charge));
    expect(await (await fetch(String(receipt_url))).text()).toContain('$35');
    const failed = await refusal(paid(world.shop, 'pm_card_visa_chargeDeclined'));
    expect((await world.shop.charges.retrieve(String(failed.charge))).receipt_url).toBeNull();
  });
});
