import type { Source, SourceKeys } from '../sources/shape';

export interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function whyOff({ name, enabled }: Source): string {
  return enabled === 'key' ? `${name} needs a key that has not been set.` : `${name} is switched off.`;
}

/** The request with its key, put in at the last moment. */
export function withKey({ auth, request }: Source, url: string, keys: SourceKeys): Request {
  const headers = request.headers ?? {};
  if (auth === undefined || auth === 'none') return { url, headers };
  const key = keys[auth.key];
  if (key === undefined) return { url, headers };
  if (auth.in === 'basic') return { url, headers: { ...headers, authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` } };
  const value = `${auth.prefix ?? ''}${key}`;
  if (auth.in === 'header') return { url, headers: { ...headers, [auth.name ?? 'authorization']: value } };
  const keyed = new URL(url);
  keyed.searchParams.set(auth.name ?? 'key', value);
  return { url: keyed.href, headers };
}

/** An address as it may be kept and shown. */
export function withoutKey({ auth }: Source, url: string): string {
  if (auth === undefined || auth === 'none' || auth.in !== 'query' || !URL.canParse(url)) return url;
  const plain = new URL(url);
  plain.searchParams.delete(auth.name ?? 'key');
  return plain.href;
}
