import { checkUrl } from '../platform/fetch';
import type { Settings } from './variables';

const STRIPE_ORIGIN = 'https://api.stripe.com';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Different ones in a key; 32 random hexadecimal digits have about 14. */
const FEWEST_CHARACTERS = 8;
/** Stripe's have 32 characters or more after the prefix; a shorter one was cut. */
const WEBHOOK_SECRET = /^whsec_[\w+/=]{24,}$/u;
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  'postgres',
  'password',
  'foreword',
  'secret',
  'admin',
  'root',
  'changeme',
  '123456',
  '12345678',
]);

/** What a demo may not do: reach out of this machine unasked, or touch real money. */
export function faultsOfDemo(settings: Settings): readonly string[] {
  const faults: string[] = [];
  if (!LOOPBACK.has(settings.HOST) && !settings.DEMO_PUBLIC) {
    faults.push(
      `The demo listens only on this machine, not on ${settings.HOST}; set DEMO_PUBLIC=yes to make it public.`,
    );
  }
  if (settings.STRIPE_SECRET_KEY !== undefined && /^[sr]k_live_/.test(settings.STRIPE_SECRET_KEY)) {
    faults.push(
      'STRIPE_SECRET_KEY is a live key, and the demo must not charge real cards; set MODE=live or use a test key.',
    );
  }
  if (settings.STRIPE_SECRET_KEY !== undefined && settings.STRIPE_PUBLISHABLE_KEY === undefined) {
    faults.push(
      'STRIPE_PUBLISHABLE_KEY is missing, but STRIPE_SECRET_KEY is set; set both or neither.',
    );
  }
  return faults;
}

/**
 * What stops a live shop from starting. The owner's account is checked later, in the open database.
 */
export function faultsOfLive(settings: Settings): readonly string[] {
  const rules: readonly (readonly [boolean, string])[] = [
    [
      settings.DATABASE_URL === undefined,
      'DATABASE_URL is missing: live mode stores orders in Postgres.',
    ],
    [
      !startsWith(settings.STRIPE_SECRET_KEY, ['sk_live_', 'rk_live_']),
      'STRIPE_SECRET_KEY is missing or isn’t a live key.',
    ],
    [
      !startsWith(settings.STRIPE_PUBLISHABLE_KEY, ['pk_live_']),
      'STRIPE_PUBLISHABLE_KEY is missing or isn’t a live key.',
    ],
    [
      settings.STRIPE_WEBHOOK_SECRET === undefined,
      'STRIPE_WEBHOOK_SECRET is missing: without it, a forged webhook looks real.',
    ],
    [
      settings.STRIPE_WEBHOOK_SECRET !== undefined &&
        !WEBHOOK_SECRET.test(settings.STRIPE_WEBHOOK_SECRET),
      'STRIPE_WEBHOOK_SECRET isn’t one of Stripe’s: copy all of it, from “whsec_” on, under Developers → Webhooks.',
    ],
    [settings.SMTP_URL === undefined, 'SMTP_URL is missing: live mode sends real email.'],
    [
      !settings.BASE_URL?.startsWith('https://'),
      'BASE_URL is missing or doesn’t start with https://.',
    ],
    [
      settings.TRUST_PROXY === undefined,
      'TRUST_PROXY is missing: set the number of your proxies in front, 0 for none.',
    ],
    [
      settings.LINK_KEY === undefined,
      'LINK_KEY is missing: it signs private links; use at least 32 random characters.',
    ],
    ...weakSecrets(settings),
    [
      settings.RESEARCH === 'sample',
      'RESEARCH=sample is for the demo: real orders need RESEARCH=web.',
    ],
    [
      settings.STRIPE_API_BASE !== undefined &&
        new URL(settings.STRIPE_API_BASE).origin !== STRIPE_ORIGIN,
      'STRIPE_API_BASE isn’t Stripe’s server; live mode uses only Stripe.',
    ],
    [settings.DEMO_PUBLIC, 'DEMO_PUBLIC is for the demo; remove it in live mode.'],
  ];
  return rules.filter(([broken]) => broken).map(([, sentence]) => sentence);
}

/** Secrets of the owner's own making, which a stranger could guess. */
function weakSecrets(settings: Settings): readonly (readonly [boolean, string])[] {
  const made = (['LINK_KEY', 'ALERT_SECRET', 'BACKUP_KEY', 'METRICS_TOKEN'] as const).map(
    (name) => {
      const secret = settings[name];
      return [
        secret !== undefined && new Set(secret).size < FEWEST_CHARACTERS,
        `${name} is easy to guess: it repeats a few characters. “openssl rand -base64 32” makes a good one.`,
      ] as const;
    },
  );
  const password = URL.parse(settings.DATABASE_URL ?? '')?.password ?? '';
  return [
    ...made,
    [
      COMMON_PASSWORDS.has(password.toLowerCase()),
      'DATABASE_URL has a password that everybody tries first. “openssl rand -hex 24” makes a good one.',
    ],
  ];
}

function startsWith(value: string | undefined, prefixes: readonly string[]): boolean {
  return value !== undefined && prefixes.some((prefix) => value.startsWith(prefix));
}

/** An address that could never be called is told at the start, and not when the first alert is lost. */
export function faultsOfAlerts({
  MODE,
  ALERT_URL: url,
  ALERT_SECRET: secret,
}: Settings): readonly string[] {
  if (url === undefined) return [];
  const checked = checkUrl(url);
  return [
    ...(secret === undefined
      ? ['ALERT_SECRET is missing, but ALERT_URL is set: without it, a forged alert looks real.']
      : []),
    ...(checked.ok ? [] : [`ALERT_URL can’t be called. ${checked.failure.sentence}`]),
    ...(MODE === 'live' && !url.startsWith('https://')
      ? ['ALERT_URL doesn’t start with https://.']
      : []),
  ];
}
