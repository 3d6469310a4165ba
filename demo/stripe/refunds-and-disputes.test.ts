import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order, paid, refusal, startWorld, type World } from './control/world';

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(() => world.sandbox.close());

const chargeOf = async (intent: { latest_charge: unknown }) =>
  world.shop.charges.retrieve(String(intent.latest_charge));

describe('a refund', () => {
  it('gives back the whole charge when no amount is named', async () => {
    const intent = await paid(world.shop);
    const refund = await world.shop.refunds.create({
      payment_intent: intent.id,
      reason: 'requested_by_customer',
      metadata: { order: 'FW-1' },
    });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 3_500,
      status: 'succeeded',
      payment_intent: intent.id,
      reason: 'requested_by_customer',
      metadata: { order: 'FW-1' },
    });
    expect(await chargeOf(intent)).toMatchObject({
      refunded: true,
      amount_refunded: 3_500,
      status: 'succeeded',
    });
    expect(await world.shop.refunds.retrieve(refund.id)).toEqual(refund);
    expect((await world.shop.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('can be made in parts, never of more than was paid', async () => {
    const intent = await paid(world.shop);
    const part = (amount: number) =>
      world.shop.refunds.create({ charge: String(intent.latest_charge), amount });
    await part(1_000);
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 1_000 });
    expect((await refusal(part(2_501))).param).toBe('amount');
    await part(2_500);
    expect((await refusal(part(1))).code).toBe('charge_already_refunded');
    expect((await refusal(part(0))).code).toBe('parameter_invalid_integer');
    const { data } = await world.shop.refunds.list({ payment_intent: intent.id });
    expect(data.map(({ amount }) => amount)).toEqual([2_500, 1_000]);
  });

  it('needs a payment that succeeded', async () => {
    const open = await order(world.shop);
    expect((await refusal(world.shop.refunds.create({ payment_intent: open.id }))).code).toBe(
      'payment_intent_unexpected_state',
    );
    expect(await refusal(world.shop.refunds.create({ charge: 'ch_nothing' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
    });
    expect((await refusal(world.shop.refunds.create({}))).code).toBe('parameter_missing');
    expect(
      (
        await refusal(
          world.shop.refunds.create({ payment_intent: open.id, reason: 'boredom' } as never),
        )
      ).param,
    ).toBe('reason');
  });

  it('made in the dashboard is seen by the shop', async () => {
    const intent = await paid(world.shop);
    const id = await world.sandbox.control.refund(intent.id, 500);
    expect((await world.shop.refunds.list({ payment_intent: intent.id })).data).toMatchObject([
      { id, amount: 500 },
    ]);
    await expect(world.sandbox.control.refund('pi_nothing')).rejects.toThrow('No such charge');
  });

  it('of some cards is pending until the bank has said its word', async () => {
    const intent = await paid(world.shop, 'pm_card_pendingRefund');
    const refund = await world.shop.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe('pending');
    await world.sandbox.control.settleRefund(refund.id, 'succeeded');
    expect((await world.shop.refunds.retrieve(refund.id)).status).toBe('succeeded');
  });

  it('that fails afterwards counts as never made', async () => {
    const intent = await paid(world.shop, 'pm_card_refundFail');
    const refund = await world.shop.refunds.create({ payment_intent: intent.id });
    expect(refund).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
    const { data } = await world.shop.events.list({ type: 'refund.failed' });
    expect(data.map((event) => event.data.object)).toMatchObject([{ id: refund.id }]);
  });
});

describe('a dispute', () => {
  it.each([
    ['pm_card_createDispute', 'fraudulent'],
    ['pm_card_createDisputeProductNotReceived', 'product_not_received'],
  ])('follows a payment with %s', async (token, reason) => {
    const intent = await paid(world.shop, token);
    expect(intent.status).toBe('succeeded');
    const [dispute] = (await world.shop.disputes.list({ payment_intent: intent.id })).data;
    expect(dispute).toMatchObject({
      object: 'dispute',
      amount: 3_500,
      reason,
      status: 'needs_response',
      charge: intent.latest_charge,
      is_charge_refundable: false,
    });
    expect(dispute?.balance_transactions).toMatchObject([{ amount: -3_500, fee: 1_500 }]);
    expect((await chargeOf(intent)).disputed).toBe(true);
    expect((await refusal(world.shop.refunds.create({ payment_intent: intent.id }))).code).toBe(
      'charge_disputed',
    );
  });

  it('is opened by control on any paid charge, once', async () => {
    const intent = await paid(world.shop);
    const id = await world.sandbox.control.openDispute(intent.id, 'duplicate');
    expect(await world.sandbox.control.openDispute(String(intent.latest_charge))).toBe(id);
    expect(await world.shop.disputes.retrieve(id)).toMatchObject({
      reason: 'duplicate',
      payment_intent: intent.id,
    });
  });

  it.each([
    ['winning_evidence', 'won', 2],
    ['losing_evidence', 'lost', 1],
  ] as const)('ends with %s as %s', async (words, status, movements) => {
    const { id } = await paid(world.shop, 'pm_card_createDispute');
    const [opened] = (await world.shop.disputes.list({ payment_intent: id })).data;
    const answered = await world.shop.disputes.update(String(opened?.id), {
      evidence: { uncategorized_text: words },
    });
    expect(answered).toMatchObject({
      status,
      evidence: { uncategorized_text: words },
      evidence_details: { submission_count: 1 },
    });
    expect(answered.balance_transactions).toHaveLength(movements);
    expect(
      await refusal(world.shop.disputes.update(answered.id, { metadata: { late: 'yes' } })),
    ).toMatchObject({ statusCode: 400 });
  });

  it('waits for evidence that is not submitted yet, and is under review with any other', async () => {
    const { id } = await paid(world.shop, 'pm_card_createDispute');
    const disputeId = String((await world.shop.disputes.list({ payment_intent: id })).data[0]?.id);
    const staged = await world.shop.disputes.update(disputeId, {
      evidence: { product_description: 'A report' },
      submit: false,
    });
    expect(staged).toMatchObject({
      status: 'needs_response',
      evidence_details: { has_evidence: true, submission_count: 0 },
    });
    expect(
      (
        await world.shop.disputes.update(disputeId, {
          evidence: { customer_name: 'Robin Example' },
        })
      ).status,
    ).toBe('under_review');
    await world.sandbox.control.closeDispute(disputeId, 'won');
    expect((await world.shop.disputes.retrieve(disputeId)).status).toBe('won');
  });

  it('is given up by closing it', async () => {
    const { id } = await paid(world.shop, 'pm_card_createDispute');
    const disputeId = String((await world.shop.disputes.list({ payment_intent: id })).data[0]?.id);
    expect((await world.shop.disputes.close(disputeId)).status).toBe('lost');
  });

  it('that is only an inquiry moves no money and leaves a refund possible', async () => {
    const intent = await paid(world.shop, 'pm_card_createDisputeInquiry');
    const [inquiry] = (await world.shop.disputes.list({ payment_intent: intent.id })).data;
    expect(inquiry).toMatchObject({
      status: 'warning_needs_response',
      balance_transactions: [],
      is_charge_refundable: true,
    });
    expect((await world.shop.refunds.create({ payment_intent: intent.id })).status).toBe(
      'succeeded',
    );
  });
});

describe('events', () => {
  it('tell what happened to a payment, in order and with its cause', async () => {
    const fresh = await startWorld();
    const intent = await paid(fresh.shop, 'pm_card_visa', {});
    await fresh.shop.refunds.create(
      { payment_intent: intent.id, amount: 700 },
      { idempotencyKey: 'give-back-1' },
    );
    const { data } = await fresh.shop.events.list();
    expect(data.map(({ type }) => type).toReversed()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
    ]);
    expect(data[0]).toMatchObject({
      object: 'event',
      request: { idempotency_key: 'give-back-1' },
      data: {
        object: { object: 'charge', amount_refunded: 700 },
        previous_attributes: { amount_refunded: 0 },
      },
    });
    const some = await fresh.shop.events.list({
      types: ['payment_intent.succeeded', 'charge.refunded'],
    });
    expect(some.data.map(({ type }) => type)).toEqual([
      'charge.refunded',
      'payment_intent.succeeded',
    ]);
    expect(await fresh.shop.events.retrieve(String(data[2]?.id))).toMatchObject({
      type: 'payment_intent.succeeded',
      data: { object: { id: intent.id, status: 'succeeded' } },
    });
    await fresh.sandbox.close();
  });
});
