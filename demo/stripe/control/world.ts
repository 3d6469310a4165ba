import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { seededRandom } from '../../../src/kernel/seeded-random';
import { milliseconds, systemClock, type Clock, type Duration } from '../../../src/kernel/time';
import { startPaymentSandbox, type PaymentSandbox, type PaymentSandboxOptions } from '..';

export const SECRET_KEY = 'sk_test_for_the_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_for_the_sandbox';
export const WEBHOOK_SECRET = 'whsec_for_the_sandbox';
export const RETURN_URL = 'https://shop.example/order?step=2';
export const PRICE = 3_500;

export interface World {
  readonly sandbox: PaymentSandbox;
  /** The shop's server, through the official SDK. */
  readonly shop: Stripe;
  /** The shop's page, which holds only the publishable key. */
  readonly page: Stripe;
}

export async function startWorld(options: Partial<PaymentSandboxOptions> = {}): Promise<World> {
  const sandbox = await startPaymentSandbox({
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    clock: systemClock,
    random: seededRandom(1),
    webhookRetryDelays: [1, 1, 1, 1].map(milliseconds),
    ...options,
  });
  return { sandbox, shop: sdk(sandbox, SECRET_KEY), page: sdk(sandbox, PUBLISHABLE_KEY) };
}

export function sdk(sandbox: PaymentSandbox, key: string, more: Stripe.StripeConfig = {}): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...more,
  });
}

export function order(
  shop: Stripe,
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
  options: Stripe.RequestOptions = {},
) {
  return shop.paymentIntents.create(
    { amount: PRICE, currency: 'usd', automatic_payment_methods: { enabled: true }, ...more },
    options,
  );
}

/** What the page's card field sends: typed card data, which the SDK's types leave to the browser's script. */
export function typedCard(number: string, more: Readonly<Record<string, string>> = {}) {
  return {
    payment_method_data: {
      type: 'card',
      card: {
        number,
        exp_month: '12',
        exp_year: String(new Date().getUTCFullYear() + 2),
        cvc: number.length === 15 ? '1234' : '123',
        ...more,
      },
      billing_details: { name: 'Robin Example', email: 'robin@buyer.example' },
    },
    return_url: RETURN_URL,
  };
}

export async function pay(
  world: World,
  number: string,
  intent?: Stripe.PaymentIntent,
  more: Readonly<Record<string, string>> = {},
) {
  const { id, client_secret } = intent ?? (await order(world.shop));
  return world.page.paymentIntents.confirm(id, {
    ...typedCard(number, more),
    client_secret,
  } as Stripe.PaymentIntentConfirmParams);
}

/** A paid order through the shop's own key, for tests of what comes after. */
export function paid(
  shop: Stripe,
  token = 'pm_card_visa',
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
) {
  return order(shop, { payment_method: token, confirm: true, return_url: RETURN_URL, ...more });
}

/** The error a call ends in, in the SDK's own class. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The call was expected to be refused', { cause: error });
}

/** A clock that a test sets. */
export function movableClock(start = new Date()): Clock & { advance(duration: Duration): void } {
  let now = start.getTime();
  return { now: () => new Date(now), advance: (duration) => void (now += duration) };
}

export interface ReceivedWebhook {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** Takes webhooks; `answers` are the statuses of the first ones, 200 afterwards. */
export async function startReceiver(answers: number[] = []) {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ body: Buffer.concat(chunks).toString('utf8'), headers: request.headers });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`,
    types: () => received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
