import { Agent, request } from 'node:http';
import { seconds } from '../../src/kernel/time';
import type { Round } from './figures';
import type { Server } from './servers';

/** Far longer than any answer takes: a server that hangs ends the benchmark. */
const TIMEOUT = seconds(60);

export interface Caller {
  readonly agent: Agent;
  readonly concurrency: number;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | undefined;
}

export function createCaller(concurrency: number): Caller {
  return { concurrency, agent: new Agent({ keepAlive: true, maxSockets: concurrency }) };
}

interface Call {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function post({ agent }: Caller, { port, path, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        path,
        host: '127.0.0.1',
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text,
            cookie: answer.headers['set-cookie']?.[0]?.split(';')[0],
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.setTimeout(TIMEOUT, () => sent.destroy(new Error(`${path} gave no answer.`)));
    sent.end(body);
  });
}

/** All of them, so many at a time; the next begins when one has ended. */
async function each<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const waiting = items.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
  return (performance.now() - began) / 1_000;
}

interface Order {
  readonly headers: Record<string, string>;
  readonly details: Record<string, string>;
  secret: string;
}

let buyers = 0;

function newOrder(): Order {
  buyers += 1;
  return {
    // Every buyer comes from an address of their own, so that no limit is met.
    headers: {
      'content-type': 'application/json',
      origin: 'http://127.0.0.1:3000',
      'x-forwarded-for': `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}`,
    },
    details: {
      role: 'Backend Engineer',
      email: `buyer-${buyers}@candidate.example`,
      name: 'Ada Merrow',
    },
    secret: '',
  };
}

export interface Target {
  readonly server: Server;
  readonly company: string;
}

/** Every order is placed, then all are paid without the clock running, then every one is settled. */
export async function runRound(
  caller: Caller,
  target: Target,
  provider: { readonly port: number; readonly publishableKey: string },
  count: number,
): Promise<Round> {
  const { server, company } = target;
  const orders = Array.from({ length: count }, newOrder);
  const [placing, settling]: [number[], number[]] = [[], []];
  const began = await server.processor();
  const placed = await each(orders, caller.concurrency, async (order) => {
    const from = performance.now();
    const body = JSON.stringify({
      amount: 3_500,
      currency: 'usd',
      metadata: { ...order.details, company },
    });
    const answer = await post(caller, {
      port: server.port,
      path: '/functions/v1/stripe-integration',
      headers: order.headers,
      body,
    });
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    placing.push(performance.now() - from);
    order.secret = (JSON.parse(answer.text) as { clientSecret: string }).clientSecret;
    if (answer.cookie) order.headers['cookie'] = answer.cookie;
  });
  const between = await server.processor();
  await each(orders, caller.concurrency, (order) => pay(caller, provider, order.secret));
  const resumed = await server.processor();
  const settled = await each(orders, caller.concurrency, async (order) => {
    const from = performance.now();
    const paymentId = order.secret.split('_secret_')[0];
    const body = JSON.stringify({
      ...order.details,
      company,
      date: new Date().toISOString(),
      paymentId,
      paymentStatus: 'succeeded',
      paymentAmount: 35,
    });
    const answer = await post(caller, {
      port: server.port,
      path: '/functions/v1/send-order-notification',
      headers: order.headers,
      body,
    });
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    settling.push(performance.now() - from);
  });
  const processor = between - began + (await server.processor()) - resumed;
  return { orders: count, seconds: placed + settled, placing, settling, processor };
}

async function pay(
  caller: Caller,
  { port, publishableKey }: { readonly port: number; readonly publishableKey: string },
  secret: string,
): Promise<void> {
  const body = new URLSearchParams({
    client_secret: secret,
    return_url: 'http://127.0.0.1:3000/order',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][cvc]': '123',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
  }).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Bearer ${publishableKey}`,
  };
  const answer = await post(caller, {
    port,
    headers,
    body,
    path: `/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`,
  });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
}
