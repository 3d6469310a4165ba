import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from './parameters';
import type { FormObject } from './form';
import type { Audience } from '../intents/present-intent';
import { Refusal } from './refusal';

export interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

/** Who calls: by a bearer key, by a basic user name, or, from a page, by a `key` field. */
export function audienceOf(keys: Keys, headers: IncomingHttpHeaders, form: FormObject): Audience {
  const key = keyOf(headers.authorization) ?? text(form, 'key');
  if (key === undefined) {
    throw unauthorized(
      'You did not provide an API key. Provide it in the Authorization header, as a bearer token or as the user name of basic authentication.',
    );
  }
  if (same(key, keys.secretKey)) return 'secret';
  if (same(key, keys.publishableKey)) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}

export function needsSecretKey(): Refusal {
  return new Refusal({
    status: 403,
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });
}

function keyOf(authorization: string | undefined): string | undefined {
  const [, scheme, credentials] = /^(Bearer|Basic)\s+(\S+)$/i.exec(authorization ?? '') ?? [];
  if (scheme === undefined || credentials === undefined) return undefined;
  return scheme.toLowerCase() === 'bearer'
    ? credentials
    : Buffer.from(credentials, 'base64').toString('utf8').split(':')[0];
}

const digest = (value: string) => createHash('sha256').update(value).digest();
const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const masked = (key: string): string =>
  `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`.slice(0, Math.min(20, key.length));

const unauthorized = (message: string) =>
  new Refusal({ status: 401, type: 'invalid_request_error', message });
