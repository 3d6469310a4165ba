import type { Config } from '../../config';
import { seconds, type Duration } from '../../kernel/time';
import {
  notice,
  refused,
  right,
  untried,
  wrong,
  type DoctorFinding,
  type DoctorFindings,
} from './finding';

const STRIPE = 'https://api.stripe.com';
const ASKING = seconds(6);
const SUBJECT = 'Stripe';
const TRY_AGAIN = 'Check that port 443 is open to api.stripe.com, then try again.';

const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat('en').format(names.map((name) => `“${name}”`));

/** What the shop reads, and what a restricted key calls it. */
const READS: readonly (readonly [path: string, permission: string])[] = [
  ['/v1/balance', 'Balance: Read'],
  ['/v1/payment_intents?limit=1', 'PaymentIntents: Write'],
  ['/v1/charges?limit=1', 'Charges and Refunds: Write'],
  ['/v1/refunds?limit=1', 'Charges and Refunds: Write'],
  ['/v1/disputes?limit=1', 'Disputes: Read'],
];

/** The events that the webhook listens to; the hourly comparison finds what they miss, but later. */
export const WEBHOOK_EVENTS: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];

type Asked = { readonly status: number; readonly body: unknown } | undefined;

type StripeConfig = Pick<Config, 'stripe' | 'baseUrl' | 'mode'>;

/** Tries both keys by reading; nothing is created or changed. */
export async function checkStripeKeys({ stripe }: StripeConfig): Promise<DoctorFindings> {
  const { secretKey, publishableKey } = stripe;
  const base = stripe.apiBase ?? STRIPE;
  if (secretKey === undefined)
    return [untried(SUBJECT, 'No key is set, so the demo’s payment sandbox takes test cards.')];
  const [answers, page] = await Promise.all([
    Promise.all(
      READS.map(async ([path, permission]) => ({
        permission,
        asked: await ask(base, path, secretKey),
      })),
    ),
    publishableKey === undefined ? undefined : askAsPage(base, publishableKey),
  ]);
  return [secretKeyFinding(answers), ...publishableKeyFindings(page)];
}

function secretKeyFinding(
  answers: readonly { readonly permission: string; readonly asked: Asked }[],
): DoctorFinding {
  const statuses = answers.map(({ asked }) => asked?.status);
  if (statuses.includes(401))
    return refused(
      SUBJECT,
      'Stripe doesn’t know STRIPE_SECRET_KEY. Copy it again from Developers → API keys, or make a new one.',
    );
  const missing = [
    ...new Set(
      answers.flatMap(({ permission, asked }) => (asked?.status === 403 ? [permission] : [])),
    ),
  ];
  if (missing.length > 0)
    return refused(
      SUBJECT,
      `STRIPE_SECRET_KEY lacks permissions. Under Developers → API keys, give it ${formatList(missing)}.`,
    );
  if (statuses.every((status) => status === 200))
    return right(SUBJECT, 'The secret key works and may read payments, refunds, and disputes.');
  const answer = statuses.find((status) => status !== 200) ?? 'no answer';
  return wrong(
    SUBJECT,
    `Stripe can’t be asked now (${answer}), so the keys are untried. ${TRY_AGAIN}`,
  );
}

function publishableKeyFindings(page: Asked): DoctorFindings {
  if (page === undefined) return [];
  if (page.status === 401 || page.status === 403)
    return [
      refused(
        SUBJECT,
        'Stripe doesn’t know STRIPE_PUBLISHABLE_KEY. Copy it again from Developers → API keys.',
      ),
    ];
  return page.status < 500 ? [right(SUBJECT, 'The publishable key works.')] : [];
}

/** Whether the webhook is registered, on, and subscribed to all that the shop listens to. */
export async function checkStripeWebhook({
  stripe,
  baseUrl,
}: StripeConfig): Promise<DoctorFindings> {
  const { secretKey, webhookSecret } = stripe;
  if (secretKey === undefined || baseUrl === undefined) return [];
  const subject = 'Webhook';
  const url = `${baseUrl}/webhooks/stripe`;
  if (webhookSecret === undefined)
    return [
      wrong(subject, 'STRIPE_WEBHOOK_SECRET isn’t set, so payments are noticed minutes late.'),
    ];
  const asked = await ask(stripe.apiBase ?? STRIPE, '/v1/webhook_endpoints?limit=100', secretKey);
  if (asked === undefined || asked.status >= 500)
    return [untried(subject, `Stripe can’t be asked now, so the webhook is untried. ${TRY_AGAIN}`)];
  if (asked.status !== 200)
    return [
      untried(
        subject,
        `This key may not list webhooks. Under Developers → Webhooks, compare ${url} with docs/running.md.`,
      ),
    ];
  const endpoint = endpointsIn(asked.body).find((one) => one.url === url);
  if (endpoint === undefined)
    return [
      wrong(subject, `Stripe has no webhook for ${url}. Add it under Developers → Webhooks.`),
    ];
  if (endpoint.status !== 'enabled')
    return [
      wrong(subject, `Stripe’s webhook for ${url} is off. Enable it under Developers → Webhooks.`),
    ];
  const lacking = WEBHOOK_EVENTS.filter(
    (name) => !endpoint.events.includes(name) && !endpoint.events.includes('*'),
  );
  return lacking.length > 0
    ? [notice(subject, `Stripe’s webhook for ${url} doesn’t send ${lacking.join(', ')}. Add them.`)]
    : [right(subject, `Stripe sends all events to ${url}.`)];
}

interface Endpoint {
  readonly url: unknown;
  readonly status: unknown;
  readonly events: readonly unknown[];
}

function endpointsIn(body: unknown): readonly Endpoint[] {
  const { data } = (body ?? {}) as { readonly data?: unknown };
  if (!Array.isArray(data)) return [];
  return data.map((one: Record<string, unknown> | null) => {
    const events = one?.['enabled_events'];
    return {
      url: one?.['url'],
      status: one?.['status'],
      events: Array.isArray(events) ? events : [],
    };
  });
}

const ask = (base: string, path: string, key: string): Promise<Asked> =>
  get(new URL(path, base), { authorization: `Bearer ${key}` });

/** A page may ask for a payment that it knows the secret of; a key that works hears that this one doesn’t exist. */
const askAsPage = (base: string, key: string): Promise<Asked> =>
  get(new URL('/v1/payment_intents/pi_doctor?client_secret=pi_doctor_secret_none', base), {
    authorization: `Bearer ${key}`,
  });

async function get(
  url: URL,
  headers: Readonly<Record<string, string>>,
  longest: Duration = ASKING,
): Promise<Asked> {
  try {
    const response = await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body };
  } catch {
    return undefined;
  }
}
