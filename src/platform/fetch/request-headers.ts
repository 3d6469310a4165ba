/** What the guard sets itself, and what would let a caller's data change the shape of the request. */
const OURS = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'keep-alive',
  'accept-encoding',
  'cookie',
  'forwarded',
  'user-agent',
]);
const SECRET = /^(?:authorization|cookie|set-cookie|username|.*(?:key|token|secret|password).*)$/;

export function isSecretHeader(name: string): boolean {
  return SECRET.test(name.toLowerCase());
}

export function isSafeHeader([name, value]: readonly [string, string]): boolean {
  const lower = name.toLowerCase();
  if (
    OURS.has(lower) ||
    lower.startsWith('proxy-') ||
    lower.startsWith('x-forwarded-') ||
    lower.startsWith('metadata')
  )
    return false;
  return /^[\w-]{1,64}$/.test(name) && /^[\x20-\x7e]{0,1024}$/.test(value);
}

/** Another origin gets no key that was meant for the first one. */
export function withoutCredentials<Headers extends Readonly<Record<string, string>>>(
  headers: Headers,
  secrets: readonly string[] = [],
): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => !isSecretHeader(name) && !secrets.some((secret) => value.includes(secret)),
    ),
  ) as Headers;
}
