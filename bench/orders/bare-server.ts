import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool, type PoolClient } from 'pg';
import { Stripe } from 'stripe';
import { answerBench } from './servers';
import { composeShop } from './shop-server';
import {
  insertDraft,
  insertSession,
  placeOrder,
  recordSession,
  type BareDetails,
} from './bare-statements';

/**
 * What someone writes who wants the same two calls to the provider and the same rows, and nothing
 * else: no check of what is sent, no lock, no look at what is there, no limit, no log, no header.
 */
export async function serveBare(): Promise<void> {
  const { DATABASE_URL, STRIPE_SECRET_KEY = '', STRIPE_API_BASE = '' } = process.env;
  // Only to make the same tables and queues; it is stopped before anything is measured.
  const foreword = await composeShop();
  await foreword.start();
  await foreword.stop();

  const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
  const provider = new URL(STRIPE_API_BASE);
  const stripe = new Stripe(STRIPE_SECRET_KEY, {
    host: provider.hostname,
    port: provider.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 1,
  });
  const inTransaction = async (work: (client: PoolClient) => Promise<void>): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await work(client);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  };

  const routes = new Hono();
  routes.post('/functions/v1/stripe-integration', async (context) => {
    const { metadata } = await context.req.json<{ metadata: BareDetails }>();
    const [orderId, attemptId] = [randomUUID(), randomUUID()];
    await inTransaction((client) => insertDraft(client, orderId, metadata));
    const told = { order_id: orderId, attempt_id: attemptId, ...metadata };
    await inTransaction((client) => insertSession(client, { orderId, attemptId, metadata: told }));
    const intent = await stripe.paymentIntents.create(
      {
        amount: 3_500,
        currency: 'usd',
        description: 'Interview preparation report',
        receipt_email: metadata.email,
        automatic_payment_methods: { enabled: true },
        metadata: told,
      },
      { idempotencyKey: attemptId },
    );
    await inTransaction((client) => recordSession(client, attemptId, intent.id));
    return context.json({ clientSecret: intent.client_secret });
  });
  routes.post('/functions/v1/send-order-notification', async (context) => {
    const { paymentId } = await context.req.json<{ paymentId: string }>();
    const intent = await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] });
    await inTransaction((client) => placeOrder(client, intent));
    return context.json({ received: true });
  });

  const server = serve(
    { fetch: routes.fetch, port: 0, hostname: '127.0.0.1' },
    ({ port }: AddressInfo) => {
      answerBench(port, async () => {
        server.close();
        await pool.end();
      });
    },
  );
}
