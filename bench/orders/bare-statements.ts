import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type Stripe from 'stripe';

export interface BareDetails {
  readonly company: string;
  readonly role: string;
  readonly email: string;
  readonly name: string;
}

/** The same rows as the shop writes, each in its own words of SQL, several rows at once where that can be. */
export async function insertDraft(
  client: PoolClient,
  orderId: string,
  { company, role, email, name }: BareDetails,
): Promise<void> {
  await client.query(
    `INSERT INTO customer_order (id, state, payment, company, role, email, name, interviewers,
       location, similarity, amount, currency, created_at, updated_at)
     VALUES ($1, 'draft', 'none', $2, $3, $4, $5, '', '', $6, 3500, 'usd', now(), now())`,
    [orderId, company, role, email, name, `${email} ${company}`.toLowerCase()],
  );
}

export async function insertSession(
  client: PoolClient,
  {
    attemptId,
    orderId,
    metadata,
  }: { readonly attemptId: string; readonly orderId: string; readonly metadata: object },
): Promise<void> {
  await client.query(
    `INSERT INTO payment_attempt (id, order_id, state, amount, currency, metadata, created_at, updated_at)
     VALUES ($1, $2, 'creating', 3500, 'usd', $3, now(), now())`,
    [attemptId, orderId, JSON.stringify(metadata)],
  );
}

export async function recordSession(
  client: PoolClient,
  attemptId: string,
  intentId: string,
): Promise<void> {
  await client.query(
    `UPDATE payment_attempt SET state = 'open', intent_id = $2, updated_at = now() WHERE id = $1`,
    [attemptId, intentId],
  );
}

export async function placeOrder(client: PoolClient, intent: Stripe.PaymentIntent): Promise<void> {
  const { order_id: orderId, attempt_id: attemptId, company, role, email, name } = intent.metadata;
  const charge = intent.latest_charge as Stripe.Charge;
  await client.query(
    `UPDATE payment_attempt SET state = 'succeeded', charge_id = $2, card_brand = $3,
       card_last_digits = $4, succeeded_at = now(), updated_at = now() WHERE id = $1`,
    [
      attemptId,
      charge.id,
      charge.payment_method_details?.card?.brand,
      charge.payment_method_details?.card?.last4,
    ],
  );
  const {
    rows: [placed],
  } = await client.query<{ number: string }>(
    `UPDATE customer_order SET number = 'FW-' || nextval('order_number'), state = 'placed',
       payment = 'paid', version = version + 1, paid_attempt_id = $2, placed_at = now(),
       paid_at = now(), promised_at = now() + interval '12 hours', updated_at = now()
     WHERE id = $1 RETURNING number`,
    [orderId, attemptId],
  );
  await client.query(
    `INSERT INTO order_event (order_id, at, actor, what, why) VALUES
       ($1, now(), 'buyer', 'placed', ''), ($1, now(), 'provider', 'paid', $2)`,
    [orderId, intent.id],
  );
  const [toBuyer, toTeam] = [randomUUID(), randomUUID()];
  const values = {
    orderId,
    number: placed?.number,
    company,
    role,
    name,
    price: '$35',
    paidAt: new Date(),
    promisedAt: new Date(),
  };
  await client.query(
    `INSERT INTO outgoing_mail
       (id, key, template, recipient, order_id, values, state, created_at, queued_at) VALUES
       ($1, $2, 'order-confirmed', $3, $4, $5, 'queued', now(), now()),
       ($6, $7, 'new-order-team', 'team@shop.example', $4, $8, 'queued', now(), now())`,
    [
      toBuyer,
      `order-confirmed:${orderId}`,
      email,
      orderId,
      JSON.stringify(values),
      toTeam,
      `new-order-team:${orderId}`,
      JSON.stringify({ ...values, email }),
    ],
  );
  await client.query(
    `INSERT INTO jobs.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max,
       expire_seconds, heartbeat_seconds, policy, dead_letter) VALUES
       ('send-mail', $1, 52, 30, true, 900, 180, 10, 'standard', 'dead-letters'),
       ('send-mail', $2, 52, 30, true, 900, 180, 10, 'standard', 'dead-letters'),
       ('produce-report', $3, 12, 5, true, 900, 120, 10, 'standard', 'dead-letters'),
       ('payment-close-sessions', $3, 12, 5, true, 900, 120, 10, 'standard', 'dead-letters')`,
    [
      JSON.stringify({ mail: toBuyer, round: 0 }),
      JSON.stringify({ mail: toTeam, round: 0 }),
      JSON.stringify({ orderId }),
    ],
  );
}
