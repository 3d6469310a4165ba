import { checkUrl } from './platform/fetch';
import type { Settings } from './config-variables';

const STRIPE_ORIGIN = 'https://api.stripe.com';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Different ones in a key; 32 random hexadecimal digits have about 14. */
const FEWEST_CHARACTERS = 8;

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

/** What a shop that takes real money may not start without. The owner's account is looked for once the database is open. */
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
      !startsWith(settings.STRIPE_WEBHOOK_SECRET, ['whsec_']),
      'STRIPE_WEBHOOK_SECRET is missing: without it, a forged webhook looks real.',
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
    [
      settings.LINK_KEY !== undefined && new Set(settings.LINK_KEY).size < FEWEST_CHARACTERS,
      'LINK_KEY is easy to guess: it repeats a few characters. “openssl rand -base64 32” makes a good one.',
    ],
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
