import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seconds } from '../../src/kernel/time';
import { canonicalForm, decodeForm, valueAt } from './http/form';
import {
  movableClock,
  order,
  paid,
  PUBLISHABLE_KEY,
  refusal,
  sdk,
  SECRET_KEY,
  startWorld,
  type World,
} from './control/world';

const clock = movableClock();
let world: World;
beforeAll(async () => void (world = await startWorld({ clock })));
afterAll(() => world.sandbox.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.sandbox.url}${path}`, { headers });
const basic = (key: string) => ({
  authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
});

describe('the form encoding', () => {
  it('reads nested names, lists by number and lists without', () => {
    const form = decodeForm(
      'a[b][c]=1&list[0]=x&list[1]=y&more[]=p&more[]=q&plain=two+words%21&odd]=z',
    );
    expect(JSON.parse(JSON.stringify(form))).toEqual({
      a: { b: { c: '1' } },
      list: { 0: 'x', 1: 'y' },
      more: { 0: 'p', 1: 'q' },
      plain: 'two words!',
      'odd]': 'z',
    });
    expect(valueAt(form, 'a[b][c]')).toBe('1');
    expect(valueAt(form, 'a[x][c]')).toBeUndefined();
  });

  it('cannot reach the prototype of anything', () => {
    decodeForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('gives the same words for the same fields in any order', () => {
    expect(canonicalForm(decodeForm('b[y]=2&a=1&b[x]=3'))).toBe(
      canonicalForm(decodeForm('a=1&b[x]=3&b[y]=2')),
    );
    expect(canonicalForm(decodeForm('a=1'))).not.toBe(canonicalForm(decodeForm('a=2')));
  });
});

describe('every answer', () => {
  it('names its request, and the version that was asked for', async () => {
    const { lastResponse } = await order(world.shop);
    expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
    expect(lastResponse.apiVersion).toBe(world.shop.getApiField('version'));
    const older = await sdk(world.sandbox, SECRET_KEY, {
      apiVersion: '2024-06-20' as never,
    }).balance.retrieve();
    expect(older.lastResponse.apiVersion).toBe('2024-06-20');
    const wrong = sdk(world.sandbox, SECRET_KEY, {
      apiVersion: 'yesterday' as never,
    }).balance.retrieve();
    expect((await refusal(wrong)).statusCode).toBe(400);
  });

  it('needs a key, as a bearer or as a basic user', async () => {
    expect((await get('/v1/balance')).status).toBe(401);
    expect((await get('/v1/balance', basic(SECRET_KEY))).status).toBe(200);
    expect((await get('/v1/balance', basic('sk_test_of_someone_else'))).status).toBe(401);
    const error = await refusal(sdk(world.sandbox, 'sk_test_of_someone_else').balance.retrieve());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.message).not.toContain('sk_test_of_someone_else');
  });

  it('takes a page’s key as a field, as its script sends it', async () => {
    const intent = await order(world.shop);
    const query = new URLSearchParams({
      key: PUBLISHABLE_KEY,
      client_secret: String(intent.client_secret),
    });
    const answer = await get(`/v1/payment_intents/${intent.id}?${query}`);
    expect(await answer.json()).toMatchObject({ id: intent.id });
  });

  it('says in the one error form that something does not exist', async () => {
    expect(await refusal(world.shop.paymentIntents.retrieve('pi_nothing'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(await refusal(world.shop.charges.retrieve('ch_nothing'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(await refusal(world.shop.customers.list())).toMatchObject({
      statusCode: 404,
      type: 'StripeInvalidRequestError',
    });
    const answer = await get('/v1/payment_intents/pi_nothing', basic(SECRET_KEY));
    expect(await answer.json()).toMatchObject({
      error: {
        type: 'invalid_request_error',
        code: 'resource_missing',
        doc_url: 'https://docs.stripe.com/error-codes/resource-missing',
      },
    });
  });

  it('refuses a body larger than any call has reason to be', async () => {
    const answer = await fetch(`${world.sandbox.url}/v1/payment_intents`, {
      method: 'POST',
      headers: basic(SECRET_KEY),
      body: 'a'.repeat(2_000_000),
    });
    expect(answer.status).toBe(413);
  });
});

describe('lists', () => {
  it('come newest first, in pages, and the SDK walks them to the end', async () => {
    const fresh = await startWorld();
    const made: string[] = [];
    for (let count = 0; count < 7; count += 1) made.unshift((await order(fresh.shop)).id);

    const first = await fresh.shop.paymentIntents.list({ limit: 3 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 3));
    const last = await fresh.shop.paymentIntents.list({
      limit: 3,
      starting_after: String(made[3]),
    });
    expect([last.has_more, last.data.map(({ id }) => id)]).toEqual([false, made.slice(4)]);
    const back = await fresh.shop.paymentIntents.list({ limit: 2, ending_before: String(made[3]) });
    expect([back.has_more, back.data.map(({ id }) => id)]).toEqual([true, made.slice(1, 3)]);

    const walked: string[] = [];
    for await (const intent of fresh.shop.paymentIntents.list({ limit: 2 })) walked.push(intent.id);
    expect(walked).toEqual(made);
    await fresh.sandbox.close();
  });

  it('are narrowed by when things were made', async () => {
    const early = await order(world.shop);
    clock.advance(seconds(100));
    const late = await order(world.shop);
    const since = await world.shop.paymentIntents.list({ created: { gte: late.created } });
    expect(since.data.map(({ id }) => id)).toEqual([late.id]);
    const until = await world.shop.paymentIntents.list({
      created: { lt: late.created },
      limit: 100,
    });
    expect(until.data.map(({ id }) => id)).toContain(early.id);
    expect(until.data.map(({ id }) => id)).not.toContain(late.id);
    expect((await world.shop.paymentIntents.list({ created: late.created })).data).toHaveLength(1);
  });

  it('refuse limits and places that make no sense', async () => {
    expect((await refusal(world.shop.charges.list({ limit: 101 }))).code).toBe(
      'parameter_invalid_integer',
    );
    expect((await refusal(world.shop.charges.list({ limit: 0 }))).code).toBe(
      'parameter_invalid_integer',
    );
    expect(await refusal(world.shop.charges.list({ starting_after: 'ch_nothing' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
    });
    expect((await refusal(world.shop.charges.list({ colour: 'blue' } as never))).code).toBe(
      'parameter_unknown',
    );
  });
});

describe('expand', () => {
  it('puts objects in place of their ids, also in lists and several levels deep', async () => {
    const intent = await paid(world.shop);
    const whole = await world.shop.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge.balance_transaction', 'payment_method'],
    });
    const charge = whole.latest_charge as Stripe.Charge;
    expect(charge.balance_transaction).toMatchObject({
      object: 'balance_transaction',
      amount: 3_500,
      fee: 132,
      net: 3_368,
    });
    expect(whole.payment_method).toMatchObject({
      object: 'payment_method',
      card: { last4: '4242' },
    });

    const [listed] = (
      await world.shop.charges.list({
        payment_intent: intent.id,
        expand: ['data.payment_intent', 'data.refunds'],
      })
    ).data;
    expect(listed).toMatchObject({
      payment_intent: { id: intent.id, metadata: {} },
      refunds: { object: 'list', data: [] },
    });
  });

  it('refuses what is no id', async () => {
    const { id } = await order(world.shop);
    expect(
      (await refusal(world.shop.paymentIntents.retrieve(id, { expand: ['amount'] }))).param,
    ).toBe('expand');
    expect(
      (await refusal(world.shop.paymentIntents.retrieve(id, { expand: ['a.b.c.d.e'] }))).param,
    ).toBe('expand');
  });
});

describe('the balance', () => {
  it('answers the probe, and holds what came in less the fees, pending until it is settled', async () => {
    const fresh = await startWorld({ clock });
    expect(await fresh.shop.balance.retrieve()).toMatchObject({
      object: 'balance',
      available: [{ amount: 0, currency: 'usd' }],
    });
    await paid(fresh.shop);
    await paid(fresh.shop, 'pm_card_bypassPending');
    expect(await fresh.shop.balance.retrieve()).toMatchObject({
      available: [{ amount: 3_368 }],
      pending: [{ amount: 3_368 }],
    });
    expect((await fresh.shop.balanceTransactions.list({ type: 'charge' })).data).toHaveLength(2);
    await fresh.sandbox.close();
  });
});
