import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hours, minutes, seconds } from '../../../kernel/time';
import type { OutboundAnswer, OutboundFetch } from '../../../platform/fetch';
import { fitsKey, isSourceOn } from '../../sources';
import type { Auth, Source, SourceKeys } from '../../sources/shape';
import { createAsk } from './create-ask';
import { inMemoryAnswers, type KeptAnswers } from './kept-answers';
import { samplePoliteness } from './politeness';

const SECRET = 's3cret-9f2c7741';
const NAME = 'name-77120';
const TOKEN_URL = 'https://login.example/token';
const asked = 'https://service.example/find?q=mill';
const source = (auth: Auth, more: Partial<Source> = {}): Source => ({
  id: 'service',
  name: 'The service',
  kind: 'json',
  needs: [],
  request: { urls: [asked] },
  auth,
  polite: {
    robots: 'api',
    interval: seconds(2),
    maxBytes: 1_000_000,
    ttl: hours(1),
    conditional: false,
  },
  licence: { tier: 'A', note: 'open' },
  topics: ['news'],
  evidence: { kind: 'news', reliability: 'public-voice' },
  enabled: 'key',
  ...more,
});
const session: Auth = { key: 'bluesky', in: 'session', tokenUrl: TOKEN_URL };
const credentials: Auth = {
  key: 'europeanPatentOffice',
  in: 'client-credentials',
  tokenUrl: TOKEN_URL,
};
const keys: SourceKeys = {
  adzuna: `${NAME}:${SECRET}`,
  careerOneStop: `${NAME}:${SECRET}`,
  zefix: `${NAME}:${SECRET}`,
  podcastIndex: `${NAME}:${SECRET}`,
  bluesky: `mill.example:${SECRET}`,
  europeanPatentOffice: `${NAME}:${SECRET}`,
  geonames: NAME,
  brave: SECRET,
};

type Answer = Partial<OutboundAnswer>;
function service(
  answers: (request: Parameters<OutboundFetch>[0], at: number) => Answer | Promise<Answer>,
  own: SourceKeys = keys,
) {
  let now = new Date('2026-03-02T10:00:00Z');
  const sent: Parameters<OutboundFetch>[0][] = [];
  const stored: string[] = [];
  const memory = inMemoryAnswers();
  const kept: KeptAnswers = {
    ...memory,
    async keep(name, answer) {
      stored.push(JSON.stringify(answer));
      await memory.keep(name, answer);
    },
  };
  const outboundFetch: OutboundFetch = async (request) => {
    sent.push(request);
    const answer = await answers(request, sent.length);
    return {
      ok: true,
      value: {
        url: request.url,
        status: 200,
        headers: {},
        type: 'application/json',
        body: new Uint8Array(),
        text: '{}',
        charset: 'utf-8',
        hops: [],
        fetchedAt: now.toISOString(),
        ...answer,
      },
    };
  };
  const ask = createAsk({
    outboundFetch,
    clock: { now: () => now },
    politeness: samplePoliteness(),
    crawler: 'ForewordBot',
    keys: own,
    kept,
  });
  return {
    ask,
    sent,
    stored,
    pass: (time: number) => {
      now = new Date(now.getTime() + time);
    },
  };
}
const isToken = ({ url }: { url: string }): boolean => url === TOKEN_URL;
const basic = `Basic ${Buffer.from(`${NAME}:${SECRET}`).toString('base64')}`;

test.each<readonly [string, Auth, string, string, Record<string, string>]>([
  [
    'two parameters',
    { key: 'adzuna', in: 'query-pair', names: ['app_id', 'app_key'] },
    asked,
    `${asked}&app_id=${NAME}&app_key=${SECRET}`,
    {},
  ],
  [
    'a name in the path and a bearer token',
    { key: 'careerOneStop', in: 'path-and-bearer' },
    'https://service.example/v1/:account/wage?q=mill',
    `https://service.example/v1/${NAME}/wage?q=mill`,
    { authorization: `Bearer ${SECRET}` },
  ],
  [
    'user name and password',
    { key: 'zefix', in: 'basic-pair' },
    asked,
    asked,
    { authorization: basic },
  ],
  [
    'a user name alone',
    { key: 'geonames', in: 'query', name: 'username' },
    asked,
    `${asked}&username=${NAME}`,
    {},
  ],
  [
    'signed headers',
    { key: 'podcastIndex', in: 'signed-headers' },
    asked,
    asked,
    {
      'x-auth-key': NAME,
      'x-auth-date': '1772445600',
      authorization: createHash('sha1').update(`${NAME}${SECRET}1772445600`).digest('hex'),
    },
  ],
])(
  'a key goes as %s into the request, and into nothing that comes back or is kept',
  async (_, auth, url, sentTo, headers) => {
    // A service that repeats all it was sent.
    const { ask, sent, stored } = service((request) => ({
      text: JSON.stringify({
        you: request.url,
        sent: request.headers,
        said: auth === 'none' ? '' : keys[auth.key],
      }),
    }));
    const answer = await ask({ source: source(auth, { request: { urls: [url] } }), url });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: sentTo, headers });
    expect(answer).toMatchObject({ outcome: 'ok', url });
    expect(stored).toHaveLength(1);
    const whole = JSON.stringify([answer, stored]);
    expect(whole).not.toContain(SECRET);
    expect(whole).not.toContain(NAME);
    expect(whole).not.toContain(basic);
  },
);

test.each<readonly [string, Auth, string]>([
  ['no secret', { key: 'adzuna', in: 'query-pair', names: ['app_id', 'app_key'] }, 'only-an-id'],
  ['an empty secret', { key: 'zefix', in: 'basic-pair' }, 'user:'],
  ['no name', { key: 'podcastIndex', in: 'signed-headers' }, `:${SECRET}`],
  [
    'a blank after the colon',
    { key: 'bluesky', in: 'session', tokenUrl: TOKEN_URL },
    'mill.example: abcd-efgh',
  ],
  ['a name that is a way up', { key: 'careerOneStop', in: 'path-and-bearer' }, `..:${SECRET}`],
  ['a line end', { key: 'brave', in: 'header', name: 'x-key' }, 'key\nx-other: 1'],
  [
    'a line end, though it would answer without',
    { key: 'brave', in: 'query', name: 'key', optional: true },
    'a\tb',
  ],
])('a key with %s leaves its source off and says why', async (_, auth, key) => {
  const own: SourceKeys = auth === 'none' ? {} : { [auth.key]: key };
  const { ask, sent } = service(() => ({}), own);
  const one = source(auth, { enabled: auth !== 'none' && auth.optional === true ? true : 'key' });
  const answer = await ask({ source: one, url: asked });
  expect(answer).toMatchObject({
    outcome: 'off',
    sentence: 'The key that was set for The service does not have the form it needs.',
    requests: 0,
  });
  expect(JSON.stringify(answer)).not.toContain(key);
  expect([sent, isSourceOn(one, own)]).toEqual([[], false]);
});

test('a secret may hold colons, a name may not', () => {
  const auth = { key: 'zefix', in: 'basic-pair' } as const;
  expect([
    fitsKey(auth, 'user:pass:word'),
    fitsKey(auth, 'user'),
    fitsKey({ key: 'brave', in: 'basic' }, 'user'),
  ]).toEqual([true, false, true]);
});

describe.each([
  [
    'client credentials',
    credentials,
    { access_token: 'token-4711-abc', expires_in: '1200' },
    'grant_type=client_credentials',
    'application/x-www-form-urlencoded',
  ],
  [
    'a session',
    session,
    { accessJwt: 'token-4711-abc', refreshJwt: 'later-4711', handle: 'mill.example' },
    JSON.stringify({ identifier: 'mill.example', password: SECRET }),
    'application/json',
  ],
] as const)('a token for %s', (_, auth, told, body, type) => {
  test('is fetched once for all who ask at once, kept, sent as a bearer, and seen nowhere else', async () => {
    const { ask, sent, stored } = service((request) => ({
      text: JSON.stringify(isToken(request) ? told : { echo: request.headers }),
    }));
    const one = source(auth);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((q) => ask({ source: one, url: `${asked}${q}` })),
    );
    answers.push(await ask({ source: one, url: `${asked}d` }));
    expect(sent.filter(isToken)).toMatchObject([
      { method: 'POST', body, headers: { 'content-type': type } },
    ]);
    expect(
      sent.filter((request) => !isToken(request)).map(({ headers }) => headers?.['authorization']),
    ).toEqual(Array.from({ length: 4 }, () => 'Bearer token-4711-abc'));
    expect(answers.map(({ requests }) => requests).toSorted()).toEqual([1, 1, 1, 2]);
    expect(stored).toHaveLength(4);
    const whole = JSON.stringify([answers, stored]);
    for (const secret of [SECRET, 'token-4711-abc', 'later-4711', basic])
      expect(whole).not.toContain(secret);
  });

  test('that is refused is fetched anew once, and a fresh one that is refused too is the end of it', async () => {
    let good = 'token-1-abcdef';
    const { ask, sent } = service((request) => {
      if (isToken(request))
        return { text: JSON.stringify({ ...told, access_token: good, accessJwt: good }) };
      return request.headers?.['authorization'] === `Bearer ${good}`
        ? {}
        : { status: 400, text: '{"error":"ExpiredToken","message":"Token has expired"}' };
    });
    const one = source(auth);
    await ask({ source: one, url: `${asked}1` });
    good = 'token-2-abcdef';
    expect(await ask({ source: one, url: `${asked}2` })).toMatchObject({
      outcome: 'ok',
      requests: 3,
    });
    expect(sent.filter(isToken)).toHaveLength(2);
    const stubborn = service((request) =>
      isToken(request) ? { text: JSON.stringify(told) } : { status: 401 },
    );
    expect(await stubborn.ask({ source: one, url: asked })).toMatchObject({
      outcome: 'blocked',
      requests: 2,
    });
  });

  test('that is not given for this key is not asked for again soon', async () => {
    const { ask, sent, pass } = service(() => ({
      status: 401,
      text: '{"error":"AuthenticationRequired"}',
    }));
    const one = source(auth);
    const answer = await ask({ source: one, url: asked });
    expect(answer).toMatchObject({
      outcome: 'off',
      sentence: 'The service did not accept the key that was set.',
    });
    await ask({ source: one, url: asked });
    expect(sent).toHaveLength(1);
    pass(minutes(31));
    await ask({ source: one, url: asked });
    expect(sent).toHaveLength(2);
  });

  test.each([
    [{ text: '<html>Welcome</html>' }, 'shape-changed'],
    [{ text: 'null' }, 'shape-changed'],
    [{ text: '{"access_token":"a b\\nc d e f","accessJwt":7}' }, 'shape-changed'],
    [{ status: 429 }, 'limited'],
    [{ status: 500 }, 'error-page'],
  ] as const)(
    'that comes as %j is told as “%s”, and the service itself is not asked',
    async (answer, outcome) => {
      const { ask, sent } = service(() => answer);
      expect((await ask({ source: source(auth), url: asked })).outcome).toBe(outcome);
      expect(sent.every(isToken)).toBe(true);
    },
  );
});

test('a token that has ended is fetched anew before it is used', async () => {
  const { ask, sent, pass } = service((request) =>
    isToken(request) ? { text: '{"access_token":"token-4711-abc","expires_in":1200}' } : {},
  );
  const one = source(credentials);
  for (const [at, time] of [minutes(10), minutes(10), minutes(1)].entries()) {
    await ask({ source: one, url: `${asked}${at}` });
    pass(time);
  }
  expect(sent.map((request) => isToken(request))).toEqual([true, false, false, true, false]);
});
