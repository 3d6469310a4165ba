import { mkdtemp, readdir, readFile, rm, appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { milliseconds } from '../../src/kernel/time';
import { openState } from './state';
import {
  order,
  paid,
  pay,
  refusal,
  startReceiver,
  startWorld,
  WEBHOOK_SECRET,
} from './control/world';

let folder: string;
let stateFile: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  stateFile = join(folder, 'payments.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

describe('with a state file', () => {
  it('a restart forgets nothing, and gives no id twice', async () => {
    const first = await startWorld({ stateFile });
    const intent = await paid(first.shop, 'pm_card_createDispute', {
      metadata: { company: 'Brightwater Mills' },
    });
    const other = await paid(first.shop);
    const refund = await first.shop.refunds.create({ payment_intent: other.id, amount: 1_200 });
    const keyed = await order(first.shop, {}, { idempotencyKey: 'draft-1' });
    const before = await first.shop.events.list({ limit: 100 });
    await first.sandbox.close();

    const second = await startWorld({ stateFile });
    expect(await second.shop.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      metadata: { company: 'Brightwater Mills' },
    });
    expect(await second.shop.charges.retrieve(String(other.latest_charge))).toMatchObject({
      amount_refunded: 1_200,
    });
    expect((await second.shop.refunds.retrieve(refund.id)).amount).toBe(1_200);
    expect((await second.shop.disputes.list()).data).toHaveLength(1);
    expect((await second.shop.events.list({ limit: 100 })).data).toEqual(before.data);
    expect((await order(second.shop, {}, { idempotencyKey: 'draft-1' })).id).toBe(keyed.id);
    const fresh = await order(second.shop);
    expect([intent.id, other.id, keyed.id]).not.toContain(fresh.id);
    await second.sandbox.close();
  });

  it('what was answered is already on the disk', async () => {
    const world = await startWorld({ stateFile });
    const intent = await paid(world.shop);
    const state = await openStateCopy();
    expect(state.intents.get(intent.id)?.status).toBe('succeeded');
    expect(state.charges.rows()).toHaveLength(1);
    await state.close();
    await world.sandbox.close();
  });

  /** As a process would find it that starts after this one was killed now. */
  async function openStateCopy() {
    const copy = join(folder, 'copy.jsonl');
    await appendFile(copy, await readFile(stateFile));
    return openState(copy);
  }

  it('a line that was cut in the middle is dropped, and nothing else', async () => {
    const first = await startWorld({ stateFile });
    const intent = await order(first.shop);
    await first.sandbox.close();
    await appendFile(stateFile, '{"table":"intents","id":"pi_torn","row":{"id":"pi_to');
    const second = await startWorld({ stateFile });
    expect((await second.shop.paymentIntents.list()).data.map(({ id }) => id)).toEqual([intent.id]);
    await second.sandbox.close();
    expect(await readFile(stateFile, 'utf8')).not.toContain('pi_torn');
    expect(await readdir(folder)).toEqual(['payments.jsonl']);
  });

  it('no card number, security code or client’s key is ever written', async () => {
    const world = await startWorld({ stateFile });
    const numbers = [
      '4242424242424242',
      '4000002760003184',
      '4000000000009995',
      '4012888888881881',
    ];
    for (const number of numbers)
      await pay(world, number, undefined, { cvc: '739' }).catch(() => undefined);
    await refusal(pay(world, '4242424242424241'));
    await world.sandbox.close();
    const written = await readFile(stateFile, 'utf8');
    expect(written).toContain('"last4":"4242"');
    for (const secret of [
      ...numbers,
      '4242424242424241',
      // As a value of its own: an identifier made by chance may end so.
      '"739"',
      'sk_test_for_the_sandbox',
      'pk_test_for_the_sandbox',
    ])
      expect(written).not.toContain(secret);
  });

  it('webhooks that nobody took are sent again after a restart', async () => {
    const first = await startWorld({
      stateFile,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: () => 'http://127.0.0.1:9/',
      webhookRetryDelays: [],
    });
    await order(first.shop);
    await first.sandbox.control.webhooksSettled();
    await first.sandbox.close();

    const receiver = await startReceiver();
    const second = await startWorld({
      stateFile,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: () => receiver.url,
    });
    await second.sandbox.control.webhooksSettled();
    expect(receiver.types()).toEqual(['payment_intent.created']);
    await second.sandbox.close();
    const third = await startWorld({
      stateFile,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: () => receiver.url,
    });
    await third.sandbox.control.webhooksSettled();
    expect(receiver.received).toHaveLength(1);
    await third.sandbox.close();
    await receiver.close();
  });

  it('a payment in processing is settled by itself where that is asked for, also across a restart', async () => {
    const first = await startWorld({ stateFile });
    const intent = await pay(first, '4000000000009003');
    await first.sandbox.close();
    const second = await startWorld({ stateFile, settleProcessingAfter: milliseconds(1) });
    await expect
      .poll(async () => (await second.shop.paymentIntents.retrieve(intent.id)).status)
      .toBe('succeeded');
    await second.sandbox.close();
  });
});
