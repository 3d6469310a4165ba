import { dice, type Dice } from '../../worlds/random';
import { fields, intents, targets } from './targets';

export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What the shop has given the fuzzer: its sessions, and what is really there. */
export interface Known {
  readonly address: string;
  /** Where the shop says it lives: behind a proxy, which takes https and passes on http. */
  readonly origin: string;
  readonly cookies: readonly string[];
  readonly parameters: readonly string[];
}

const HOSTILE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..%2f..%2f',
  '-1',
  '0',
  '1e300',
  'NaN',
  '99999999999999999999',
  'null',
  '[]',
  '{}',
  '{"__proto__":{"x":1}}',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '=1+1',
  'a\r\nBcc: x@evil.example',
  'a,b@x.example',
  '<x@x.example>',
  'ada@candidate.example',
  '2026-02-30T25:61',
  '0000-00-00',
  'Mars/Olympus',
  '00000000-0000-0000-0000-000000000000',
  'é'.repeat(200),
  '🙂'.repeat(90),
  'a'.repeat(6_000),
];
const PATH_PARTS = [
  '%ff%fe',
  '%00',
  '%',
  '%e0%80%80',
  '%F0%9F%99%82',
  '..%2f..',
  '%2e%2e',
  'FW-10427',
  'v1.x.y.z',
  'a'.repeat(300),
  'x.data',
  '__proto__',
  'constructor',
];
const METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND', 'TRACE', 'REPORT'];
const TYPES = [
  'application/json',
  'application/json; charset=latin1',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/xml',
  'application/octet-stream',
  'a/b; c="',
  ',',
];
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['accept', ['*/*', 'application/json', 'text/event-stream', 'text/html;q=abc', ',;,;']],
  ['accept-encoding', ['br', 'gzip;q=0', 'zstd, identity;q=0', ';;;']],
  ['accept-language', ['en', 'xx-YY-zz', '*;q=9']],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=a-b', 'bytes=0-0,2-3']],
  ['if-none-match', ['*', '"x"', 'W/"', ',']],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['x-forwarded-for', ['unknown', '::1', '1.2.3.4, 5', 'a'.repeat(500), '999.1.1.1']],
  ['stripe-signature', ['t=1,v1=a', 't=,v1=', 'x'.repeat(900)]],
  ['authorization', ['Bearer x', 'Basic !!', 'Bearer pk_test_x']],
  ['x-http-method-override', ['DELETE']],
  ['content-encoding', ['gzip', 'br']],
  ['x-reloaddocument', ['true']],
];
const QUERIES = [
  '?_routes=root',
  '?_routes=',
  '?index',
  '?step=payment',
  '?paymentMode=manual',
  '?payment_intent_client_secret=pi_x_secret_y',
  '?before=2026-99-99&state=sent',
  '?since=never',
  '?q=%ff%00&page=-1&page=1e9',
  '?auth=admin',
  '?__proto__[x]=1&a[]=1',
  '?next=//evil.example',
  '?company=%00%ed%a0%80',
];

const value = (chance: Dice): string => chance.one(HOSTILE);

/** A node client takes no other characters in an address. */
const sendable = (text: string): string =>
  text.replaceAll(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character.isWellFormed() ? character : '\ufffd'),
  );

function pathOf(chance: Dice, { parameters }: Known): string {
  const path = chance.one(targets).replaceAll(/:\w+/gu, () => {
    if (chance.chance(0.45)) return chance.one(parameters);
    return chance.chance(0.5) ? chance.one(PATH_PARTS) : value(chance).slice(0, 900);
  });
  const tail = chance.chance(0.2) ? '.data' : chance.chance(0.05) ? chance.one(['/', '//']) : '';
  return sendable(`${path}${tail}${chance.chance(0.3) ? chance.one(QUERIES) : ''}`);
}

function fieldsOf(chance: Dice): readonly (readonly [string, string])[] {
  const some = chance.some(fields, chance.whole(0, 9));
  return [
    ...(chance.chance(0.7) ? chance.some(intents, 2) : []),
    ...some.map((name) => [name, value(chance)] as const),
    ...(chance.chance(0.2) ? [['__proto__', 'x'] as const] : []),
  ];
}

function jsonOf(chance: Dice, depth = 0): unknown {
  if (depth > 2 || chance.chance(0.3))
    return chance.one([value(chance), -1, 1e300, 3_500, null, true, [], {}]);
  if (chance.chance(0.1)) return [jsonOf(chance, depth + 1)];
  return {
    ...Object.fromEntries(fieldsOf(chance)),
    ...chance.one<object>([
      { check: true },
      { amount: 3_500, currency: 'usd', metadata: Object.fromEntries(fieldsOf(chance)) },
      { paymentId: value(chance), openForMilliseconds: 9_000, message: value(chance) },
      { template_id: 'manual-request', template_params: jsonOf(chance, depth + 1) },
      { revision: 1, version: 1, action: { do: 'undo' }, evidenceIds: [value(chance)] },
    ]),
  };
}

interface Body {
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

function multipartOf(chance: Dice): Body {
  const parts = fieldsOf(chance).map(
    ([name, content]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${chance.chance(0.2) ? '; filename="a' : ''}"\r\n\r\n${content}\r\n`,
  );
  const text = `${parts.join('')}${chance.chance(0.7) ? '--x--\r\n' : ''}`;
  return { type: 'multipart/form-data; boundary=x', bytes: Buffer.from(text) };
}

function bodyOf(chance: Dice): Body {
  const draw = chance.next();
  if (draw < 0.4) {
    const form = new URLSearchParams(fieldsOf(chance).map(([name, content]) => [name, content]));
    return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(form.toString()) };
  }
  if (draw < 0.65)
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(jsonOf(chance))) };
  if (draw < 0.75) return multipartOf(chance);
  if (draw < 0.78) return { type: chance.one(TYPES), bytes: Buffer.alloc(300_000, 97) };
  const noise = Buffer.from(
    Array.from({ length: chance.whole(0, 60) }, () => chance.whole(0, 255)),
  );
  return { type: chance.chance(0.2) ? undefined : chance.one(TYPES), bytes: noise };
}

function headersOf(chance: Dice, known: Known): Record<string, string> {
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${chance.whole(0, 60)}.${chance.whole(0, 60)}.1`,
  };
  if (chance.chance(0.85)) headers['origin'] = known.origin;
  if (chance.chance(0.1)) headers['origin'] = chance.one(['null', 'https://evil.example', ':', '']);
  if (chance.chance(0.2))
    headers['sec-fetch-site'] = chance.one(['same-origin', 'cross-site', 'none', 'x']);
  if (chance.chance(0.6)) headers['cookie'] = chance.one(known.cookies);
  if (chance.chance(0.1)) headers['cookie'] = chance.one(['=', ';;;', '%ff=%', 'a'.repeat(3_000)]);
  for (const [name, values] of chance.some(HEADERS, chance.whole(0, 3)))
    headers[name] = chance.one(values);
  return headers;
}

/** One request, the same each time for its seed. */
export function fuzzedRequest(seed: string, known: Known): FuzzedRequest {
  const chance = dice(seed);
  const draw = chance.next();
  const method = draw < 0.4 ? 'GET' : draw < 0.85 ? 'POST' : chance.one(METHODS);
  const headers = headersOf(chance, known);
  const path = pathOf(chance, known);
  if (method === 'GET' || method === 'HEAD')
    return { method, path, headers, body: Buffer.alloc(0) };
  const { type, bytes } = bodyOf(chance);
  return {
    method,
    path,
    body: bytes,
    headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
  };
}
