import { createHash } from 'node:crypto';
import { ACCOUNT_PLACE, fitsKey, keyHalves } from '../../sources';
import type { Auth, Source, SourceKeys } from '../../sources/shape';

export interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What of it nobody but the source may learn. */
  readonly secrets?: readonly string[];
}

/** What a proof may depend on beside the key: the hour, and a token that was fetched with it. */
export interface Moment {
  readonly now: Date;
  readonly token?: string | undefined;
}

export function whyOff({ name, enabled, auth, licence }: Source, keys: SourceKeys): string {
  if (enabled === 'licence' || licence.tier === 'C')
    return `${name} forbids it, or allows it by contract only.`;
  if (enabled === 'verify') return `Nobody has seen ${name} answer yet.`;
  if (auth !== undefined && auth !== 'none' && keys[auth.key] !== undefined)
    return `The key that was set for ${name} does not have the form it needs.`;
  return enabled === 'key'
    ? `${name} needs a key that has not been set.`
    : `${name} is switched off.`;
}

/** How a source's owner-given key is used, and the key; undefined where it is asked without one. */
export function sourceKeyOf(
  { auth }: Source,
  keys: SourceKeys,
): { readonly auth: Exclude<Auth, 'none'>; readonly key: string } | undefined {
  if (auth === undefined || auth === 'none') return undefined;
  const key = keys[auth.key];
  return key === undefined || !fitsKey(auth, key) ? undefined : { auth, key };
}

export const basic = (pair: string): string => `Basic ${Buffer.from(pair).toString('base64')}`;

function withParameters(url: string, parameters: readonly (readonly [string, string])[]): string {
  const keyed = new URL(url);
  for (const [name, value] of parameters) keyed.searchParams.set(name, value);
  return keyed.href;
}

/** The request with its proof of who asks, put in at the last moment. */
export function withKey(
  source: Source,
  url: string,
  keys: SourceKeys,
  { now, token = '' }: Moment,
): Request {
  const headers = source.request.headers ?? {};
  const found = sourceKeyOf(source, keys);
  if (found === undefined) return { url, headers };
  const { auth, key } = found;
  const [name, secret] = keyHalves(key) ?? ['', ''];
  const secrets = secretsIn(source, keys, token);
  const adding = (more: Request['headers'], to = url): Request => ({
    url: to,
    headers: { ...headers, ...more },
    secrets,
  });
  switch (auth.in) {
    case 'header':
      return adding({ [auth.name]: `${auth.prefix ?? ''}${key}` });
    case 'query':
      return adding({}, withParameters(url, [[auth.name, `${auth.prefix ?? ''}${key}`]]));
    case 'basic':
      return adding({ authorization: basic(`${key}:`) });
    case 'basic-pair':
      return adding({ authorization: basic(key) });
    case 'query-pair':
      return adding(
        {},
        withParameters(url, [
          [auth.names[0], name],
          [auth.names[1], secret],
        ]),
      );
    case 'path-and-bearer':
      return adding(
        { authorization: `Bearer ${secret}` },
        url.replace(ACCOUNT_PLACE, () => `/${encodeURIComponent(name)}/`),
      );
    case 'signed-headers': {
      const seconds = String(Math.floor(now.getTime() / 1_000));
      return adding({
        'x-auth-key': name,
        'x-auth-date': seconds,
        authorization: createHash('sha1').update(`${name}${secret}${seconds}`).digest('hex'),
      });
    }
    case 'client-credentials':
    case 'session':
      return adding({ authorization: `Bearer ${token}` });
  }
}

/** An address as it may be kept and shown. */
export function withoutKey(source: Source, url: string, keys: SourceKeys): string {
  const { auth, key = '' } = sourceKeyOf(source, keys) ?? {};
  if (auth === undefined || !URL.canParse(url)) return url;
  if (auth.in === 'path-and-bearer')
    return url.replace(`/${encodeURIComponent(keyHalves(key)?.[0] ?? '')}/`, ACCOUNT_PLACE);
  if (auth.in !== 'query' && auth.in !== 'query-pair') return url;
  const plain = new URL(url);
  for (const name of 'names' in auth ? auth.names : [auth.name]) plain.searchParams.delete(name);
  return plain.href;
}

/** A word that anybody might write is nobody's secret, and taking it out would spoil texts. */
const isTelling = (value: string): boolean =>
  value.length >= 8 && (value.length >= 16 || /\d|[a-z][A-Z]/.test(value));

/** A source's key, each half of it and what stands for it, in the forms in which they go out. */
export function secretsIn(source: Source, keys: SourceKeys, token = ''): readonly string[] {
  const { auth, key = '' } = sourceKeyOf(source, keys) ?? {};
  if (auth === undefined) return [];
  const [name = '', secret = ''] = keyHalves(key) ?? [];
  // A handle is a public name.
  return [
    key,
    Buffer.from(key).toString('base64'),
    secret,
    ...(auth.in === 'session' ? [] : [name]),
    token,
  ].filter(isTelling);
}

/** Whatever a source repeats of its key, or of the token that stood for it, is taken out of what it says. */
export function formatWithoutKey(
  source: Source,
  text: string,
  keys: SourceKeys,
  token?: string,
): string {
  return secretsIn(source, keys, token)
    .flatMap((one) => [one, encodeURIComponent(one)])
    .reduce((said, one) => said.replaceAll(one, 'hidden'), text);
}
