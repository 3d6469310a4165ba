import { defined } from '../../../kernel/defined';
import { seconds } from '../../../kernel/time';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { OrderDetails } from '../../../shop/orders/shape';
import type { SavedOrder } from '../saved-orders';

const INTENT_PATH = '/functions/v1/stripe-integration';
const NOTIFY_PATH = '/functions/v1/send-order-notification';
const GIVE_UP_AFTER = seconds(15);

export type Call = typeof fetch;

export interface SessionPrice {
  readonly amountInCents: number;
  readonly currency: string;
}

export type InitFailure =
  | 'timed-out'
  | 'unreachable'
  | 'refused'
  | 'already-paid'
  | 'payment-in-progress'
  | 'nothing-to-pay'
  | 'wrong-price'
  | 'needs-place'
  | 'no-draft'
  | 'closed';

/** The server's own answers that say more than “it failed”. */
const FAILURE_SENTENCES: ReadonlySet<string> = new Set<InitFailure>([
  'already-paid',
  'payment-in-progress',
  'nothing-to-pay',
  'wrong-price',
  'needs-place',
  'no-draft',
  'closed',
]);

function post(call: Call, path: string, body: unknown): Promise<Response> {
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(GIVE_UP_AFTER),
  });
}

export async function probePayments(call: Call = fetch): Promise<boolean> {
  try {
    return (await post(call, INTENT_PATH, { check: true })).ok;
  } catch {
    return false;
  }
}

/** Who pays, and for what: a gift names no company. */
export interface Payer extends Pick<OrderDetails, 'company' | 'role' | 'email' | 'name'> {
  readonly gift?: true;
}

/** Asked twice for one draft, the server gives the same payment. */
export async function createIntent(
  payer: Payer,
  price: SessionPrice,
  call: Call = fetch,
): Promise<Result<{ readonly clientSecret: string }, InitFailure>> {
  const { company, role, email, name, gift } = payer;
  try {
    const answer = await post(call, INTENT_PATH, {
      ...defined({ gift }),
      amount: price.amountInCents,
      currency: price.currency,
      metadata: { company, role, email, name },
    });
    const body = await readBody(answer);
    if (!answer.ok) {
      const code = body['code'];
      return typeof code === 'string' &&
        FAILURE_SENTENCES.has(code) &&
        typeof body['sentence'] === 'string'
        ? fail(code as InitFailure, body['sentence'])
        : fail('refused', 'Failed to initialize payment: Failed to create payment intent');
    }
    const clientSecret = body['clientSecret'];
    return typeof clientSecret === 'string' && clientSecret !== ''
      ? succeed({ clientSecret })
      : fail(
          'refused',
          'Failed to initialize payment: Invalid response from payment server: missing client secret',
        );
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): Result<never, InitFailure> {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError' || name === 'TimeoutError') {
    return fail('timed-out', 'Payment server connection timed out. Please try again.');
  }
  if (error instanceof TypeError) {
    return fail(
      'unreachable',
      'Could not connect to payment server. Please check your internet connection and try again.',
    );
  }
  const message = error instanceof Error && error.message !== '' ? error.message : 'Unknown error';
  return fail('refused', `Failed to initialize payment: ${message}`);
}

/**
 * Tells the server that this order is paid, which it checks with the provider. If it can't take the
 * whole, it may take the four fields it needs; and if not even those, the provider tells it anyway.
 */
export async function notifyOfOrder(
  order: SavedOrder,
  call: Call = fetch,
): Promise<{ readonly trackingPath: string | null }> {
  const { name, email, company, role } = order;
  for (const payload of [order, { name, email, company, role }]) {
    try {
      const answer = await post(call, NOTIFY_PATH, payload);
      if (answer.ok) {
        const { trackingPath } = await readBody(answer);
        return { trackingPath: typeof trackingPath === 'string' ? trackingPath : null };
      }
      note(`was answered with ${answer.status}`);
    } catch {
      note('could not be sent');
    }
  }
  return { trackingPath: null };
}

/** The same of a gift, which this browser’s cookie names. */
export async function notifyOfGift(
  payer: Payer,
  paymentId: string,
  call: Call = fetch,
): Promise<void> {
  try {
    const answer = await post(call, NOTIFY_PATH, { ...payer, paymentId });
    if (!answer.ok) note(`was answered with ${answer.status}`);
  } catch {
    note('could not be sent');
  }
}

/** Failures of it are logged and nothing more: the order is complete without it. */
function note(what: string): void {
  // oxlint-disable-next-line no-console -- the buyer's own browser is the only place to log to
  console.warn(`The order notification ${what}.`);
}

async function readBody(answer: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
