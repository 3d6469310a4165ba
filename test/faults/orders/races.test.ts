import { expect, test } from 'vitest';
import { ada } from './browser';
import { alertsOf, expectExactlyOneOrder } from './books';
import { eachShop } from './payment-world';

interface Gate {
  readonly opened: Promise<void>;
  /** Whether someone stands before it. */
  waiting: boolean;
  open(): void;
}

function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open, waiting: false };
}

eachShop('Two at once', (open) => {
  test('a late answer to the first tab, written while the second tab’s payment is settled, takes nothing back', async () => {
    const [answer, settling] = [gate(), gate()];
    let first = true;
    const world = await open({
      shop: {
        around: (gateway) => ({
          ...gateway,
          async createIntent(key, request) {
            const made = await gateway.createIntent(key, request);
            if (!first) return made;
            first = false;
            answer.waiting = true;
            await answer.opened;
            return made;
          },
        }),
        within: (orders) => ({
          ...orders,
          mailer: {
            async queue(transaction, ...mails) {
              settling.waiting = true;
              await settling.opened;
              await orders.mailer.queue(transaction, ...mails);
            },
          },
        }),
      },
    });
    world.sandbox.control.withholdWebhooks(['*']);
    const browser = world.browser();
    await browser.fillIn(ada);
    const slow = browser.ask();
    await expect.poll(() => answer.waiting).toBe(true);
    const session = await browser.begin();
    await browser.pay(session);
    const back = browser.comeBack(session.intentId);
    await expect.poll(() => settling.waiting).toBe(true);

    answer.open();
    // On the embedded database the one connection is taken: there the late answer simply waits its turn.
    const blocked = () =>
      world.rows(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
    const waits = async () => world.database.kind === 'embedded' || (await blocked()).length > 0;
    await expect.poll(waits).toBe(true);
    settling.open();
    await Promise.all([slow, back]);

    expect(await world.rows('SELECT state, intent_id FROM payment_attempt')).toEqual([
      { state: 'succeeded', intent_id: session.intentId },
    ]);
    await world.sweep();
    await expectExactlyOneOrder(world, ada);
    expect(await alertsOf(world)).toEqual([]);
  });
});
