import { expect, test } from 'vitest';
import { minutes } from '../../../src/kernel/time';
import { ada, VISA } from './browser';
import { alertsOf, expectExactlyOneOrder, expectNoOrder } from './books';
import { eachShop } from './payment-world';

const PROCESSING = '4000000000009003';
const AUTHENTICATED = '4000002760003184';

eachShop('A payment through the provider', (open) => {
  test('is one order when fifty browsers, the webhook and the sweep settle it at once', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    await browser.pay(session);

    const answers = await Promise.all([
      world.sweep(),
      world.sweep(),
      ...Array.from({ length: 50 }, () => browser.comeBack(session.intentId)),
    ]);

    expect(new Set(answers.slice(2).map((answer) => 'status' in answer && answer.status))).toEqual(
      new Set([200]),
    );
    await expectExactlyOneOrder(world, ada);
  });

  test('is one order when the webhook is there before the buyer comes back', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    await browser.pay(session);
    await world.quiet();
    const { number } = await expectExactlyOneOrder(world, ada);

    const back = await browser.comeBack(session.intentId);

    expect(back).toMatchObject({
      status: 200,
      body: { trackingPath: expect.stringMatching(/^\/track\/./) },
    });
    expect((await expectExactlyOneOrder(world, ada)).number).toBe(number);
  });

  test('is one order when the webhook comes long after the buyer', async () => {
    const world = await open();
    const { control } = world.sandbox;
    control.holdWebhooks();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    await browser.pay(session);
    expect(await browser.comeBack(session.intentId)).toMatchObject({ status: 200 });
    await expectExactlyOneOrder(world, ada);

    await world.passTime(minutes(40));
    control.releaseWebhooks();

    await expectExactlyOneOrder(world, ada);
  });

  test('is an order with all six fields as typed when the browser is closed right after confirming', async () => {
    const world = await open();
    const browser = world.browser();
    const typed = {
      ...ada,
      company: 'Tallow & Finch “Candles” GmbH',
      interviewers: 'Zoë Ångström;\nDr. 李',
      location: '<Boston> & around',
    };
    await browser.fillIn(typed);
    expect((await browser.pay(await browser.begin())).status).toBe('succeeded');

    await expectExactlyOneOrder(world, typed);
  });

  test('is one order when the sweep alone hears of it', async () => {
    const world = await open();
    world.sandbox.control.withholdWebhooks(['*']);
    const browser = world.browser();
    await browser.fillIn(ada);
    await browser.pay(await browser.begin());
    await expectNoOrder(world);

    await world.passTime(minutes(60));
    expect(await world.sweep()).toMatchObject({ settled: 1 });
    expect(await world.sweep()).toMatchObject({ settled: 0 });

    await expectExactlyOneOrder(world, ada);
  });

  test('that is still being confirmed places nothing however often the page is refreshed, and then once', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    expect((await browser.pay(session, PROCESSING)).status).toBe('processing');
    for (let refresh = 0; refresh < 5; refresh += 1) {
      expect(await browser.comeBack(session.intentId)).toMatchObject({
        status: 200,
        body: { trackingPath: null },
      });
      expect(await browser.ask()).toMatchObject({
        status: 409,
        body: { code: 'payment-in-progress' },
      });
    }
    await expectNoOrder(world);

    await world.sandbox.control.settleProcessing(session.intentId, 'succeeded');

    await expectExactlyOneOrder(world, ada);
  });

  test('that was being confirmed and failed is tried again in the same session, and charged once', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    await browser.pay(session, PROCESSING);
    await browser.comeBack(session.intentId);
    await world.sandbox.control.settleProcessing(session.intentId, 'failed');
    await expectNoOrder(world);

    const again = await browser.begin();
    expect(again.intentId).toBe(session.intentId);
    await browser.pay(again);

    await expectExactlyOneOrder(world, ada);
  });

  test('is charged once after two declined cards and one that asked for the bank', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    await expect(browser.pay(session, '4000000000000002')).rejects.toThrow('declined');
    await expect(browser.pay(session, '4000000000009995')).rejects.toThrow('insufficient');
    expect((await browser.pay(await browser.begin(), AUTHENTICATED)).status).toBe(
      'requires_action',
    );
    await world.sandbox.control.finishAuthentication(session.intentId, 'succeeded');

    await expectExactlyOneOrder(world, ada);
    expect(await alertsOf(world)).toEqual([]);
  });
});

eachShop('A hurried buyer', (open) => {
  test('who asks ten times at once gets one session, and two clicks on it are one charge', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const sessions = await Promise.all(Array.from({ length: 10 }, () => browser.begin()));
    expect(new Set(sessions.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    const [session] = sessions;
    if (!session) throw new Error('no session');

    const clicks = await Promise.allSettled([
      browser.pay(session, VISA),
      browser.pay(session, VISA),
    ]);

    expect(clicks.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await world.provider.paymentIntents.list()).data).toHaveLength(1);
    await expectExactlyOneOrder(world, ada);
  });

  test('who goes back after paying is told that it is paid, and no second session is made', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    await browser.pay(session);
    // Both before the shop has heard of the payment and after.
    expect(await browser.ask()).toMatchObject({ status: 409, body: { code: 'already-paid' } });
    await world.quiet();
    expect(await browser.ask()).toMatchObject({ status: 409, body: { code: 'already-paid' } });

    expect((await world.provider.paymentIntents.list()).data).toHaveLength(1);
    await expectExactlyOneOrder(world, ada);
  });

  test('with the form open in two tabs has one draft: both get the same session, and what was sent last is ordered', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const first = await browser.begin();
    const corrected = { ...ada, company: 'Harrow Lane Dairy', role: 'Cheese Engineer' };
    await browser.fillIn(corrected);
    const second = await browser.begin();
    expect(second).toEqual(first);

    await browser.pay(first);
    await expect(browser.pay(second)).rejects.toThrow();

    const { id } = await expectExactlyOneOrder(world, corrected);
    const intent = await world.provider.paymentIntents.retrieve(first.intentId);
    expect(intent.metadata).toMatchObject({
      order_id: id,
      company: 'Harrow Lane Dairy',
      role: 'Cheese Engineer',
    });
  });

  test('with two drafts in two tabs orders what the tab said in which the payment was made', async () => {
    const world = await open();
    const tab = world.browser();
    await tab.fillIn(ada);
    const session = await tab.begin();
    const otherTab = world.browser();
    await otherTab.fillIn({ ...ada, company: 'Harrow Lane Dairy' });
    await otherTab.begin();
    // The tabs of one browser share the cookie; the second tab's draft came last.
    tab.setCookie(otherTab.cookie());

    await tab.pay(session);
    expect(await tab.comeBack(session.intentId)).toMatchObject({
      status: 200,
      body: { trackingPath: null },
    });
    await tab.comeBack(undefined);

    await expectExactlyOneOrder(world, ada);
  });
});
