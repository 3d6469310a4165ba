import { expect, test } from 'vitest';
import { ada } from './browser';
import {
  alertsOf,
  chargesOf,
  expectExactlyOneOrder,
  expectNoOrder,
  mailsTo,
  placedOrders,
} from './books';
import { OWNER } from './open-shop';
import { eachShop } from './payment-world';

const other = {
  ...ada,
  company: 'Harrow Lane Dairy',
  email: 'noor.haddad@candidate.example',
  name: 'Noor Haddad',
};

eachShop('A tampered payment', (open) => {
  test('at another amount or in another currency is refused, creates nothing anywhere and is still to be had at the price', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const prices = [
      { amount: 1 },
      { amount: 3_499 },
      { amount: 3_501 },
      { amount: -3_500 },
      { amount: 0 },
      { currency: 'jpy' },
      { currency: 'USD' },
      { currency: '' },
    ];
    for (const price of prices)
      expect(await browser.ask(price), JSON.stringify(price)).toMatchObject({ status: 400 });
    const nonsense = [
      { amount: '3500' },
      { amount: 3_500.5 },
      { amount: null },
      { metadata: 'all of it' },
      { metadata: { company: 7 } },
    ];
    for (const body of nonsense)
      expect(await browser.ask(body), JSON.stringify(body)).toMatchObject({ status: 400 });

    expect((await world.provider.paymentIntents.list()).data).toEqual([]);
    expect(await world.rows('SELECT id FROM payment_attempt')).toEqual([]);

    await browser.pay(await browser.begin());
    await expectExactlyOneOrder(world, ada);
  });

  test('whose details in the call are others than those in the draft is for what the draft says', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const metadata = {
      company: 'Other',
      role: 'Other',
      email: 'eve@elsewhere.example',
      name: 'Eve',
      order_id: 'another',
      attempt_id: 'another',
    };
    expect(await browser.ask({ metadata })).toMatchObject({ status: 200 });
    await browser.pay(await browser.begin());

    await expectExactlyOneOrder(world, ada);
    expect(mailsTo(world, 'eve@elsewhere.example')).toEqual([]);
  });

  test('that was made cheaper at the provider and paid places nothing, and the owner is told once', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    await world.provider.paymentIntents.update(session.intentId, { amount: 100 });
    await browser.pay(session);

    for (let time = 0; time < 3; time += 1)
      expect(await browser.comeBack(session.intentId)).toMatchObject({
        status: 409,
        body: { code: 'wrong-amount' },
      });
    await world.sweep();

    await expectNoOrder(world);
    expect(await alertsOf(world)).toEqual(['wrong-amount']);
    expect(mailsTo(world, OWNER)).toHaveLength(1);
    expect(mailsTo(world, ada.email)).toEqual([]);
  });

  test('that was made cheaper before it was paid is closed when it is asked for again, and paid at the price', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const cheap = await browser.begin();
    await world.provider.paymentIntents.update(cheap.intentId, { amount: 100 });

    const right = await browser.begin();

    expect(right.intentId).not.toBe(cheap.intentId);
    await expect(browser.pay(cheap)).rejects.toThrow();
    await browser.pay(right);
    await expectExactlyOneOrder(world, ada);
    expect(await alertsOf(world)).toEqual([]);
  });

  test('whose metadata names another order places neither, and the owner is told', async () => {
    const world = await open();
    const victim = world.browser();
    const victimsDraft = await victim.fillIn(other);
    await victim.begin();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    await world.provider.paymentIntents.update(session.intentId, {
      metadata: { order_id: victimsDraft },
    });
    await browser.pay(session);
    await browser.comeBack(session.intentId);
    await victim.comeBack(session.intentId);

    await expectNoOrder(world);
    expect(await alertsOf(world)).toEqual(['wrong-order']);
  });

  test('whose metadata was emptied places nothing until it is put right at the provider', async () => {
    const world = await open();
    const browser = world.browser();
    const draftId = await browser.fillIn(ada);
    const session = await browser.begin();
    await world.provider.paymentIntents.update(session.intentId, { metadata: '' });
    await browser.pay(session);
    await expectNoOrder(world);
    expect(await alertsOf(world)).toEqual(['wrong-order']);

    await world.provider.paymentIntents.update(session.intentId, {
      metadata: { order_id: draftId },
    });
    await world.sweep();

    await world.quiet();
    expect(await placedOrders(world)).toMatchObject([{ id: draftId, payment: 'paid' }]);
    expect(mailsTo(world, ada.email)).toHaveLength(1);
  });

  test('of another order, named by a browser that did not pay, places the order that it paid and no other', async () => {
    const world = await open();
    const payer = world.browser();
    const paidDraft = await payer.fillIn(ada);
    const session = await payer.begin();
    await payer.pay(session);
    const thief = world.browser();
    await thief.fillIn(other);
    await thief.begin();

    const told = await thief.comeBack(session.intentId);

    expect(told.body['trackingPath']).toBeNull();
    expect(JSON.stringify(told.body)).not.toMatch(/Ada|Quillhaven|FW-/);
    const { id } = await expectExactlyOneOrder(world, ada);
    expect(id).toBe(paidDraft);
    expect(mailsTo(world, other.email)).toEqual([]);
  });

  test('that a browser only claims to have made, with a made-up payment or none, records nothing', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    await browser.begin();
    const stranger = world.browser();
    for (const claim of ['pi_madeup', 'ch_1', '', "'; DROP TABLE customer_order; --", undefined]) {
      expect(await stranger.comeBack(claim), claim).toMatchObject({
        status: 202,
        body: { trackingPath: null },
      });
    }
    await browser.comeBack(undefined);

    await expectNoOrder(world);
    expect(await chargesOf(world)).toEqual([]);
    expect(await alertsOf(world)).toEqual([]);
  });

  test('by a forged or foreign cookie begins with a draft of its own and does not touch the other', async () => {
    const world = await open();
    const owner = world.browser();
    const draftId = await owner.fillIn(ada);
    const forger = world.browser();
    const [name, value] = (owner.cookie() ?? '').split('=');
    forger.setCookie(`${name}=${value?.slice(0, -4)}AAAA`);
    const { company, role, email, name: person } = other;
    expect(await forger.ask({ metadata: { company, role, email, name: person } })).toMatchObject({
      status: 200,
    });

    const drafts = await world.rows(
      'SELECT id, email FROM customer_order ORDER BY created_at, email',
    );
    expect(drafts).toHaveLength(2);
    expect(drafts.find(({ id }) => id === draftId)).toMatchObject({ email: ada.email });

    await owner.pay(await owner.begin());
    await expectExactlyOneOrder(world, ada);
  });
});
