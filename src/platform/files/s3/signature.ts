import { createHash, createHmac } from 'node:crypto';

/** Whoever calls a store that speaks S3, and where it stands. */
export interface S3Account {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
}

export interface UnsignedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Uint8Array, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();

/** As S3 spells it: everything but letters, digits, and four signs is encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The headers of a request with those that sign it: AWS Signature Version 4, over all of them and the body. */
export function sign(
  { method, url, headers, body }: UnsignedRequest,
  { keyId, secret, region }: S3Account,
  now: Date,
): Readonly<Record<string, string>> {
  const at = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = at.slice(0, 8);
  const digest = sha256(body);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': digest,
    'x-amz-date': at,
  };
  const names = Object.keys(all).sort();
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const signedHeaders = names.join(';');
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${all[name]?.trim()}`),
    '',
    signedHeaders,
    digest,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [ALGORITHM, at, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Uint8Array>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${secret}`, day),
  );
  const signature = hmac(key, toSign).toString('hex');
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${keyId}/${scope},SignedHeaders=${signedHeaders},Signature=${signature}`,
  };
}
