import { setTimeout as sleep } from 'node:timers/promises';

export interface Buyer {
  readonly email: string;
  readonly company: string;
  /** Closes the page as soon as the card was charged. */
  readonly leaves: boolean;
  /** The provider said to the buyer's browser that it charged the card. */
  paid: boolean;
  /** The shop said that it has the order. */
  acknowledged: boolean;
  trackingPath: string | null;
  /** Answers that were none, or that said “try again”. */
  refusals: number;
}

export interface Market {
  /** Where the shop answers, one address for each process that serves pages; the first is the shop's own. */
  readonly webs: readonly string[];
  provider(): string;
  readonly publishableKey: string;
}

const TRY_AGAIN_AFTER_MS = 300;
const ANSWER_WITHIN_MS = 20_000;
const PATIENCE_MS = 240_000;
const CARD = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][cvc]': '123',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2040',
};

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie: string | undefined;
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<Reply> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    cookie: answer.headers.get('set-cookie')?.split(';')[0],
  };
}

export function newBuyer(number: number, company: string): Buyer {
  return {
    company,
    email: `buyer-${number}@candidate.example`,
    leaves: number % 5 === 4,
    paid: false,
    acknowledged: false,
    trackingPath: null,
    refusals: 0,
  };
}

/** Orders as a browser does, and does again what got no answer, as a person would. */
export async function buy(buyer: Buyer, market: Market, number: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    origin: market.webs[0] ?? '',
    // Each comes from an address of their own, so that no limit is met.
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  let turn = number;
  const details = {
    company: buyer.company,
    role: 'Backend Engineer',
    email: buyer.email,
    name: 'Ada Merrow',
  };
  /** The balancer sends each call to another process; one that is down is passed over. */
  const call = async (path: string, body: object): Promise<Reply> => {
    const url = `${market.webs[turn++ % market.webs.length]}${path}`;
    const reply = await post(url, headers, JSON.stringify(body));
    if (reply.cookie !== undefined) headers['cookie'] = reply.cookie;
    last = `${reply.status} ${JSON.stringify(reply.body)}`;
    return reply;
  };
  let last = '';
  const patiently = async (what: string, work: () => Promise<boolean>): Promise<void> => {
    for (;;) {
      const isDone = await work().catch((error: unknown) => {
        last = String(error);
        return false;
      });
      if (isDone) return;
      buyer.refusals += 1;
      if (Date.now() > until) throw new Error(`${buyer.email} gave up: ${what} (${last})`);
      await sleep(TRY_AGAIN_AFTER_MS);
    }
  };

  let secret = '';
  await patiently('no payment could be begun', async () => {
    const { status, body } = await call('/functions/v1/stripe-integration', {
      amount: 3_500,
      currency: 'usd',
      metadata: details,
    });
    secret = typeof body['clientSecret'] === 'string' ? body['clientSecret'] : '';
    return status === 200 && secret !== '';
  });
  const intent = secret.split('_secret_')[0] ?? '';
  await patiently('the card could not be charged', async () => {
    const { status, body } = await post(
      `${market.provider()}/v1/payment_intents/${intent}/confirm`,
      {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Bearer ${market.publishableKey}`,
      },
      new URLSearchParams({
        ...CARD,
        client_secret: secret,
        return_url: 'http://a.example',
      }).toString(),
    );
    const { code } = (body['error'] ?? {}) as { code?: string };
    // The answer to an earlier try was lost, and the card was charged all the same.
    return status === 200 || code === 'payment_intent_unexpected_state';
  });
  buyer.paid = true;
  if (buyer.leaves) return;
  await patiently('the order was not acknowledged', async () => {
    const { status, body } = await call('/functions/v1/send-order-notification', {
      ...details,
      date: new Date().toISOString(),
      paymentId: intent,
      paymentStatus: 'succeeded',
      paymentAmount: 35,
    });
    const path = body['trackingPath'];
    buyer.trackingPath = typeof path === 'string' ? path : buyer.trackingPath;
    buyer.acknowledged = status === 200;
    // Without the order on record the page says that the payment is being processed, and leaves it at that.
    return status === 200 || status === 202;
  });
}
