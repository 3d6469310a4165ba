import { defined } from '../../../kernel/defined';
import { after, hours, minutes, seconds, type Clock, type Duration } from '../../../kernel/time';
import type { OutboundFetch, OutboundResult } from '../../../platform/fetch';
import { keyHalves } from '../../sources';
import type { AskedNothing, Auth, Source, SourceKeys } from '../../sources/shape';
import type { Hosts } from '../hosts/hosts';
import { judgeResult, nothing } from './judge';
import { basic, sourceKeyOf, secretsIn } from './keys';

export interface TokensContext {
  readonly outboundFetch: OutboundFetch;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly interval: (source: Source) => Duration;
  readonly keys: SourceKeys;
  readonly timeout?: Duration;
}

/** What a source is asked with: a token, or none where it needs none; or why it can't be asked. */
export type Ticket = { readonly requests: number; readonly isFresh: boolean } & (
  | { readonly token?: string }
  | { readonly refused: AskedNothing }
);

export interface Tokens {
  find(source: Source): Promise<Ticket>;
  /** Lets go of a token that was refused; whoever got another one meanwhile keeps it. */
  forget(source: Source, token: string | undefined): Promise<void>;
}

type Fetched = { readonly until: Date } & (
  | { readonly token: string }
  | { readonly refused: AskedNothing }
);
type TokenAuth = Extract<Auth, { readonly tokenUrl: string }>;

/** A session says nothing of its end; a refused token is renewed anyway. */
const SESSION_LIVES = hours(1);
const LONGEST_LIFE = hours(12);
/** A token that ends while its request is under way is none. */
const SPARE = seconds(60);
/** A wrong key stays wrong; asking on and on would lock the account. */
const REFUSAL_STANDS = minutes(30);
const TOKEN = /^[\x21-\x7e]{8,1000}$/;
const LIMITS = {
  maxBytes: 64_000,
  maxDecompressedBytes: 200_000,
  acceptedTypes: ['application/json', 'application/*+json', 'text/*', 'application/xml'],
} as const;
/** What a tape keeps of an answer that is nothing but a secret. */
const STAND_IN = JSON.stringify({
  access_token: 'no-token-is-kept',
  accessJwt: 'no-token-is-kept',
  expires_in: 600,
});
const NEEDS_NONE: Ticket = { requests: 0, isFresh: true };

/** Whether an answer says that the token is no longer good. */
export function refusesToken(result: OutboundResult): boolean {
  if (!result.ok) return false;
  const { status, text } = result.value;
  return (
    status === 401 ||
    (status === 400 &&
      /expired_?token|invalid_?(?:access_?)?token|token (?:has |is )?expired/i.test(
        text.slice(0, 2_000),
      ))
  );
}

function question(
  auth: TokenAuth,
  key: string,
): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
  if (auth.in === 'client-credentials')
    return {
      headers: { authorization: basic(key), 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    };
  const [identifier, password] = keyHalves(key) ?? [];
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
  };
}

/** The token of an answer, whose fields are named by its kind, and for how long it is good. */
function tokenOf(
  { in: way }: TokenAuth,
  text: string,
): { readonly token: string; readonly lives: Duration } | undefined {
  try {
    const said = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    const token = said?.[way === 'session' ? 'accessJwt' : 'access_token'];
    const promised =
      way === 'session' ? SESSION_LIVES : Number(said?.['expires_in']) * 1_000 - SPARE;
    if (typeof token !== 'string' || !TOKEN.test(token)) return undefined;
    return {
      token,
      lives: Math.max(
        0,
        Math.min(LONGEST_LIFE, Number.isFinite(promised) ? promised : 0),
      ) as Duration,
    };
  } catch {
    return undefined;
  }
}

/**
 * Gets the tokens that some services want instead of a key: through the guard, one at a time per
 * key, kept only in memory.
 */
export function createTokens({
  outboundFetch,
  clock,
  hosts,
  interval,
  keys,
  timeout,
}: TokensContext): Tokens {
  const held = new Map<string, Promise<Fetched>>();

  const fetchToken = async (source: Source, auth: TokenAuth, key: string): Promise<Fetched> => {
    const limits = { ...LIMITS, maxRedirects: 0, ...defined({ timeout }) };
    const { host } = new URL(auth.tokenUrl);
    const result = await hosts.take(host, interval(source), () =>
      outboundFetch({
        url: auth.tokenUrl,
        method: 'POST',
        ...question(auth, key),
        secrets: [...secretsIn(source, keys), ...(keyHalves(key) ?? [])],
        standIn: STAND_IN,
        limits,
      }),
    );
    const now = clock.now();
    if (result.ok && [400, 401, 403].includes(result.value.status))
      return {
        refused: nothing('off', `${source.name} did not accept the key that was set.`),
        until: after(now, REFUSAL_STANDS),
      };
    const answer = judgeResult(result);
    if (answer.outcome !== 'ok') return { refused: answer, until: now };
    const found = tokenOf(auth, answer.text);
    return found === undefined
      ? {
          refused: nothing(
            'shape-changed',
            `${source.name} answered something other than a token.`,
          ),
          until: now,
        }
      : { token: found.token, until: after(now, found.lives) };
  };

  return {
    async find(source) {
      const { auth, key = '' } = sourceKeyOf(source, keys) ?? {};
      if (auth === undefined || !('tokenUrl' in auth)) return NEEDS_NONE;
      const before = held.get(auth.key);
      const kept = await before;
      if (kept !== undefined && kept.until > clock.now())
        return { ...kept, requests: 0, isFresh: false };
      // Whoever waited beside us may have begun the next one already.
      const current = held.get(auth.key);
      const fetching =
        current === undefined || current === before ? fetchToken(source, auth, key) : current;
      held.set(auth.key, fetching);
      const fetched = await fetching;
      return { ...fetched, requests: fetching === current ? 0 : 1, isFresh: true };
    },
    async forget({ auth }, token) {
      if (auth === undefined || auth === 'none') return;
      const kept = await held.get(auth.key);
      if (kept !== undefined && 'token' in kept && kept.token === token) held.delete(auth.key);
    },
  };
}
