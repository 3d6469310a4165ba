import { isSecretHeader, unpack, type WireAnswer, type WireQuestion } from '../fetch';

/** Query fields that carry a key, by the names services give them. */
const SECRET_NAMES = (
  'accesstoken apikey app_id appid auth clientsecret cx key passwd password pwd registrationkey secret sig signature ' +
  'token user-id userid username'
).split(' ');
const isSecretField = (name: string): boolean => {
  const lower = name.toLowerCase();
  return SECRET_NAMES.some(
    (secret) => lower === secret || lower.endsWith(`-${secret}`) || lower.endsWith(`_${secret}`),
  );
};
const HIDDEN = 'hidden';
const SHORTEST_SECRET = 6;
/** More than any answer that is read at all. */
const LARGEST_ANSWER = 64_000_000;

/** An address as it may be written down: its key fields are gone, so that it is the same with a key and without. */
export function withoutKeys(text: string): string {
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  if (![...url.searchParams.keys()].some((name) => isSecretField(name))) return text;
  for (const name of new Set(url.searchParams.keys()))
    if (isSecretField(name)) url.searchParams.delete(name);
  return url.href;
}

/** Everything a request says that nobody else may learn, in each spelling it may come back in. */
export function secretsOf({ url, headers, secrets = [] }: WireQuestion): readonly string[] {
  const fromHeaders = Object.entries(headers)
    .filter(([name]) => isSecretHeader(name))
    .flatMap(([, value]) => [value, value.replace(/^\w+\s+/, '')]);
  const fromQuery = [...new URL(url).searchParams]
    .filter(([name]) => isSecretField(name))
    .map(([, value]) => value);
  const plain = [...secrets, ...fromHeaders, ...fromQuery].filter(
    (value) => value.length >= SHORTEST_SECRET && value !== HIDDEN,
  );
  return [...new Set(plain.flatMap((value) => [value, encodeURIComponent(value)]))].toSorted(
    (one, other) => other.length - one.length,
  );
}

export function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((current, secret) => current.replaceAll(secret, HIDDEN), text);
}

/**
 * An answer as it may be written down. Some services repeat the key they were sent; then the body is
 * unpacked and the key taken out, and the caller is handed the same, so that live and replay are one.
 */
export async function withoutSecrets(
  answer: WireAnswer,
  secrets: readonly string[],
): Promise<WireAnswer> {
  const kept = Object.entries(answer.headers).filter(([name]) => !isSecretHeader(name));
  const headers = Object.fromEntries(kept.map(([name, value]) => [name, hide(value, secrets)]));
  if (secrets.length === 0) return { ...answer, headers };
  const unpacked = await unpack(
    answer.body,
    answer.headers['content-encoding'] ?? '',
    LARGEST_ANSWER,
  );
  const body = Buffer.from(unpacked.ok ? unpacked.value : answer.body);
  const text = body.toString('latin1');
  const clean = hide(
    text,
    secrets.map((secret) => Buffer.from(secret, 'utf8').toString('latin1')),
  );
  if (clean === text) return { ...answer, headers };
  const { 'content-encoding': _, 'content-length': __, ...plain } = headers;
  return { ...answer, headers: plain, body: Buffer.from(clean, 'latin1') };
}
