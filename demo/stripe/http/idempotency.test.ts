import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, milliseconds, minutes } from '../../../src/kernel/time';
import {
  movableClock,
  order,
  paid,
  refusal,
  RETURN_URL,
  startWorld,
  type World,
} from '../control/world';

const clock = movableClock();
let world: World;
beforeAll(async () => void (world = await startWorld({ clock })));
afterAll(() => world.sandbox.close());

const replayed = (object: { lastResponse: { headers: Record<string, string> } }) =>
  object.lastResponse.headers['idempotent-replayed'];

describe('an idempotency key', () => {
  it('gives the same answer for the same request, and makes nothing twice', async () => {
    const first = await order(
      world.shop,
      { metadata: { a: '1', b: '2' } },
      { idempotencyKey: 'draft-1' },
    );
    const second = await order(
      world.shop,
      { metadata: { b: '2', a: '1' } },
      { idempotencyKey: 'draft-1' },
    );
    expect(second).toEqual(first);
    expect([replayed(first), replayed(second)]).toEqual([undefined, 'true']);
    expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
    expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
    expect(
      (await world.shop.paymentIntents.list({ limit: 100 })).data.filter(
        ({ id }) => id === first.id,
      ),
    ).toHaveLength(1);
  });

  it('refuses another request, by its fields or by its address', async () => {
    const made = await order(world.shop, {}, { idempotencyKey: 'draft-2' });
    const other = await refusal(order(world.shop, { amount: 50 }, { idempotencyKey: 'draft-2' }));
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(other).toMatchObject({ rawType: 'idempotency_error', statusCode: 400 });
    const elsewhere = await refusal(
      world.shop.paymentIntents.cancel(made.id, {}, { idempotencyKey: 'draft-2' }),
    );
    expect(elsewhere.message).toContain('/v1/payment_intents');
    expect((await world.shop.paymentIntents.retrieve(made.id)).status).toBe(
      'requires_payment_method',
    );
  });

  it('repeats a decline, and charges nothing for the repetition', async () => {
    const { id } = await order(world.shop, { payment_method: 'pm_card_visa_chargeDeclined' });
    const confirm = () =>
      world.shop.paymentIntents.confirm(
        id,
        { return_url: RETURN_URL },
        { idempotencyKey: 'confirm-1' },
      );
    const [first, second] = [await refusal(confirm()), await refusal(confirm())];
    expect(second).toMatchObject({ code: 'card_declined', charge: first.charge });
    expect((await world.shop.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  it('refunds once', async () => {
    const { id, latest_charge } = await paid(world.shop);
    const give = () =>
      world.shop.refunds.create(
        { payment_intent: id, amount: 1_000 },
        { idempotencyKey: 'refund-1' },
      );
    const answers = await Promise.all([give(), give(), give()]);
    expect(new Set(answers.map((refund) => refund.id)).size).toBe(1);
    expect((await world.shop.charges.retrieve(String(latest_charge))).amount_refunded).toBe(1_000);
  });

  it('is free again after a request that was wrong in itself', async () => {
    await refusal(order(world.shop, { amount: 1 }, { idempotencyKey: 'draft-3' }));
    expect((await order(world.shop, {}, { idempotencyKey: 'draft-3' })).amount).toBe(3_500);
  });

  it('says that its first request is still running', async () => {
    world.sandbox.control.fail({
      kind: 'delay',
      delay: milliseconds(200),
      path: '/v1/payment_intents',
    });
    const attempt = () => order(world.shop, {}, { idempotencyKey: 'draft-4' });
    const answers = await Promise.allSettled([attempt(), attempt()]);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused).toMatchObject([
      { statusCode: 409, code: 'idempotency_key_in_use', rawType: 'idempotency_error' },
    ]);
    const made = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.id] : [],
    );
    expect([(await attempt()).id]).toEqual(made);
  });

  it('is remembered for a day', async () => {
    const first = await order(world.shop, {}, { idempotencyKey: 'draft-5' });
    clock.advance(minutes(23 * 60 + 59));
    expect((await order(world.shop, {}, { idempotencyKey: 'draft-5' })).id).toBe(first.id);
    clock.advance(hours(1));
    expect((await order(world.shop, {}, { idempotencyKey: 'draft-5' })).id).not.toBe(first.id);
  });

  it('of a browser is not that of the shop, and has a longest length', async () => {
    const made = await order(world.shop, {}, { idempotencyKey: 'shared' });
    const error = await refusal(
      world.page.paymentIntents.confirm(made.id, {}, { idempotencyKey: 'shared' }),
    );
    expect(error.rawType).toBe('invalid_request_error');
    expect(
      (await refusal(order(world.shop, {}, { idempotencyKey: 'k'.repeat(256) }))).rawType,
    ).toBe('idempotency_error');
  });
});
