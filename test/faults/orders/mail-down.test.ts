import { expect, test } from 'vitest';
import { hours, minutes } from '../../../src/kernel/time';
import { ada } from './browser';
import { expectExactlyOneOrder, placedOrders } from './books';
import { eachShop, type PaymentWorld } from './payment-world';

const LONGEST_PAUSE = minutes(15);

async function paid(world: PaymentWorld) {
  const browser = world.browser();
  await browser.fillIn(ada);
  const session = await browser.begin();
  await browser.pay(session);
  return { browser, session };
}

const stateOf = (world: PaymentWorld) =>
  world.rows(
    `SELECT state, attempts > 0 AS tried, last_error IS NOT NULL AS explained FROM outgoing_mail ORDER BY key`,
  );

eachShop('A mail server', (open) => {
  test('that is away for an hour delays the confirmation by that hour and nothing else, and it comes once', async () => {
    const world = await open();
    await world.mail.stop();
    const { browser, session } = await paid(world);
    await world.untilRetried('send-mail', 2);
    expect(await placedOrders(world)).toMatchObject([{ state: 'placed', payment: 'paid' }]);
    await expect.poll(() => world.shop.begun).toHaveLength(1);
    expect(await browser.comeBack(session.intentId)).toMatchObject({
      status: 200,
      body: { trackingPath: expect.stringContaining('/track/') },
    });

    for (let passed = 0; passed < hours(1); passed += LONGEST_PAUSE) {
      await world.passTime(LONGEST_PAUSE);
      const before = await world.rows(
        'SELECT sum(attempts)::integer AS attempts FROM outgoing_mail',
      );
      await expect
        .poll(
          async () =>
            Number(
              (
                await world.rows('SELECT sum(attempts)::integer AS attempts FROM outgoing_mail')
              )[0]?.['attempts'],
            ),
          { timeout: 120_000 },
        )
        .toBeGreaterThan(Number(before[0]?.['attempts']));
      await world.untilRetried('send-mail', 2);
    }
    expect(await stateOf(world)).toEqual([
      { state: 'queued', tried: true, explained: true },
      { state: 'queued', tried: true, explained: true },
    ]);
    expect(world.mail.received).toEqual([]);

    await world.mail.start();
    await world.passTime(LONGEST_PAUSE);

    await expectExactlyOneOrder(world, ada);
  });

  test('that breaks off in the middle of a mail gets it again under the same Message-ID', async () => {
    const world = await open();
    world.mail.breakOffNextMail();
    const { browser, session } = await paid(world);
    await expect
      .poll(() => stateOf(world), { timeout: 120_000 })
      .toEqual(
        expect.arrayContaining([
          { state: 'queued', tried: true, explained: true },
          { state: 'sent', tried: true, explained: false },
        ]),
      );
    await browser.comeBack(session.intentId);
    await world.passTime(minutes(14));
    expect(world.mail.received).toHaveLength(2);
    await world.passTime(minutes(2));
    await world.quiet();

    // Nobody can tell a mail that was taken from one that was lost when the line breaks just then; its name can.
    expect(world.mail.received).toHaveLength(3);
    expect(new Set(world.mail.received.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await world.rows(`SELECT template, state FROM outgoing_mail ORDER BY template`)).toEqual(
      [
        { template: 'new-order-team', state: 'sent' },
        { template: 'order-confirmed', state: 'sent' },
      ],
    );
  });
});
