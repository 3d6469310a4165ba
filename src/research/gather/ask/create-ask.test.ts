import { expect, test } from 'vitest';
import { hours, milliseconds, minutes, seconds } from '../../../kernel/time';
import type { OutboundFetch } from '../../../platform/fetch';
import { seededRandom } from '../../../kernel/seeded-random';
import type { Source } from '../../sources/shape';
import { createAsk } from './create-ask';
import { inMemoryAnswers } from './kept-answers';
import { samplePoliteness, tapedPoliteness, webPoliteness } from './politeness';
import { type Scripted, world, siteAbout, greenhouse, clock } from '../fixtures/scripted-sites';

const page = 'https://mill.example/about';
const robots = 'https://mill.example/robots.txt';

test.each<readonly [Scripted, string]>([
  [{ status: 200 }, 'ok'],
  [{ status: 304 }, 'not-modified'],
  [{ status: 404 }, 'gone'],
  [{ status: 410 }, 'gone'],
  [{ status: 406 }, 'gone'],
  [{ status: 401 }, 'blocked'],
  [{ status: 403 }, 'blocked'],
  [{ status: 451 }, 'blocked'],
  [{ status: 402 }, 'paywall'],
  [{ status: 429 }, 'limited'],
  [{ status: 503 }, 'limited'],
  [{ status: 500 }, 'error-page'],
  [{ status: 418 }, 'error-page'],
  ['too-slow', 'unreachable'],
  ['no-such-host', 'unreachable'],
  ['special-address', 'refused'],
  ['too-large', 'refused'],
  ['type', 'shape-changed'],
  ['stopped', 'over-budget'],
  [{ status: 204 }, 'empty'],
])('an answer of %j is the outcome “%s” and never thrown', async (scripted, outcome) => {
  expect((await world({ [page]: scripted }).ask({ source: siteAbout, url: page })).outcome).toBe(
    outcome,
  );
});

test.each<readonly [string, Scripted, string]>([
  ['is missing', { status: 404 }, 'ok'],
  ['is forbidden', { status: 403 }, 'ok'],
  ['fails', { status: 500 }, 'blocked'],
  ['is overrun', { status: 429 }, 'blocked'],
  ['can’t be reached', 'unreachable', 'blocked'],
  ['leads on and on', 'too-many-redirects', 'ok'],
  ['is no text', { text: '', body: new Uint8Array([0xff, 0xd8]) }, 'ok'],
  ['says no', { text: 'User-agent: *\nDisallow: /' }, 'blocked'],
  ['says yes', { text: 'User-agent: *\nDisallow: /x' }, 'ok'],
])('where robots.txt %s, the page is %j', async (_, scripted, outcome) => {
  const { ask, asked } = world({ [robots]: scripted, [page]: {} });
  expect((await ask({ source: siteAbout, url: page })).outcome).toBe(outcome);
  expect(asked).toEqual(outcome === 'ok' ? [robots, page] : [robots]);
});

test('robots.txt is read once per site, and not for a service made to be asked', async () => {
  const { ask, asked } = world({ [page]: {}, 'https://mill.example/b': {} });
  await ask({ source: siteAbout, url: page });
  await ask({ source: siteAbout, url: 'https://mill.example/b' });
  await ask({ source: greenhouse, url: 'https://boards-api.greenhouse.io/v1/boards/mill/jobs' });
  expect(asked).toEqual([
    robots,
    page,
    'https://mill.example/b',
    'https://boards-api.greenhouse.io/v1/boards/mill/jobs',
  ]);
});

test('a redirect into a part that robots.txt closes is not read', async () => {
  const { ask } = world({
    [robots]: { text: 'User-agent: *\nDisallow: /drafts' },
    [page]: { url: 'https://mill.example/drafts/1' },
  });
  expect((await ask({ source: siteAbout, url: page })).outcome).toBe('blocked');
});

test('a host is asked one request at a time with the interval between them', async () => {
  const { ask, waits } = world({ [page]: {} }, { interval: () => seconds(2) });
  await Promise.all([
    ask({ source: greenhouse, url: `${page}?1` }),
    ask({ source: greenhouse, url: `${page}?2` }),
    ask({ source: greenhouse, url: `${page}?3` }),
    ask({ source: greenhouse, url: 'https://other.example/' }),
  ]);
  expect(waits).toEqual([2_000, 2_000]);
});

test.each([
  ['7', 7_000],
  ['Mon, 02 Mar 2026 10:00:05 GMT', 5_000],
  [undefined, 1_000],
])('“later” with Retry-After %s waits as told and asks again', async (header, pause) => {
  const { ask, waits, asked } = world(
    {
      [page]: [
        { status: 429, headers: header === undefined ? {} : { 'retry-after': header } },
        { status: 200 },
      ],
    },
    { retries: 2, longestWait: seconds(30) },
  );
  expect((await ask({ source: greenhouse, url: page })).outcome).toBe('ok');
  expect(asked).toHaveLength(2);
  expect(waits).toContain(pause);
});

test('a wait that is too long, and one try too many, end as “limited”', async () => {
  const long = world(
    { [page]: { status: 503, headers: { 'retry-after': '3600' } } },
    { retries: 2, longestWait: seconds(30) },
  );
  expect((await long.ask({ source: greenhouse, url: page })).outcome).toBe('limited');
  expect(long.asked).toHaveLength(1);
  const stubborn = world({ [page]: { status: 503 } }, { retries: 2, longestWait: seconds(30) });
  expect((await stubborn.ask({ source: greenhouse, url: page })).outcome).toBe('limited');
  expect(stubborn.asked).toHaveLength(3);
});

test('a source that is switched off is never asked', async () => {
  const { ask, asked } = world({});
  expect((await ask({ source: { ...greenhouse, enabled: 'licence' }, url: page })).outcome).toBe(
    'off',
  );
  expect(asked).toEqual([]);
});

test('no more hosts than allowed are asked at once', async () => {
  let running = 0;
  let most = 0;
  const outboundFetch: OutboundFetch = async ({ url }) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return {
      ok: true,
      value: {
        url,
        status: 200,
        headers: {},
        type: '',
        body: new Uint8Array(),
        text: '',
        charset: '',
        hops: [],
        fetchedAt: '',
      },
    };
  };
  const ask = createAsk({
    outboundFetch,
    clock,
    crawler: 'ForewordBot',
    politeness: { ...samplePoliteness(), hostsAtOnce: 3, interval: () => milliseconds(0) },
  });
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      ask({ source: greenhouse, url: `https://h${index}.example/` }),
    ),
  );
  expect(most).toBe(3);
});

test('a clock that is set back by days keeps no host waiting', async () => {
  let now = new Date('2026-03-04T10:00:00Z');
  const { ask, asked, waits } = world(
    { [page]: [{}, {}] },
    { interval: () => milliseconds(500), elapsed: () => 1_000 },
    { clock: { now: () => now } },
  );
  await ask({ source: greenhouse, url: page });
  now = new Date('2026-03-02T10:00:00Z');
  await ask({ source: greenhouse, url: page });
  expect(asked.filter((url) => url === page)).toHaveLength(2);
  expect(waits).toEqual([500]);
});

test('a host that asked for more patience than we have is left alone for a while, and asked again after it', async () => {
  let now = clock.now();
  const moving = { now: () => now };
  const { ask, asked } = world(
    { [page]: [{ status: 429, headers: { 'retry-after': '3600' } }, {}] },
    { retries: 2, longestWait: seconds(30), rest: minutes(10) },
    { clock: moving },
  );
  expect((await ask({ source: greenhouse, url: page })).outcome).toBe('limited');
  expect(await ask({ source: greenhouse, url: page })).toMatchObject({
    outcome: 'limited',
    sentence: expect.stringContaining('left alone'),
    requests: 0,
  });
  now = new Date(now.getTime() + hours(1) + 1);
  expect((await ask({ source: greenhouse, url: page })).outcome).toBe('ok');
  expect(asked).toEqual([page, page]);
});

test('a host that fails three times in a row is left alone, one that answers in between is not', async () => {
  const dead = world({ [page]: 'too-slow' }, { rest: minutes(10) });
  for (let time = 0; time < 6; time += 1) await dead.ask({ source: greenhouse, url: page });
  expect(dead.asked).toHaveLength(3);
  const shaky = world(
    { [page]: ['too-slow', 'too-slow', {}, 'too-slow', 'too-slow', {}] },
    { rest: minutes(10) },
  );
  for (let time = 0; time < 6; time += 1) await shaky.ask({ source: greenhouse, url: page });
  expect(shaky.asked).toHaveLength(6);
});

test('waits between tries grow, are never quite the same, and a broken answer is tried again too', async () => {
  const { ask, waits, asked } = world(
    { [page]: 'broken-answer' },
    { retries: 2, longestWait: seconds(30), random: seededRandom(7) },
  );
  expect(await ask({ source: greenhouse, url: page })).toMatchObject({
    outcome: 'unreachable',
    requests: 3,
  });
  expect(asked).toHaveLength(3);
  const [first = 0, second = 0] = waits;
  expect(first).toBeGreaterThan(1_000);
  expect(first).toBeLessThan(2_000);
  expect(second).toBeGreaterThan(2_000);
  expect(second).toBeLessThan(3_000);
});

const etag = {
  headers: { etag: '"v1"', 'last-modified': 'Mon, 02 Mar 2026 08:00:00 GMT' },
  text: 'what it said',
};

test('what was answered within hours is not asked again, and after that only whether anything is new', async () => {
  let now = clock.now();
  const kept = inMemoryAnswers();
  const { ask, asked, sent } = world(
    { [robots]: { status: 404 }, [page]: [etag, { status: 304 }, { text: 'something new' }] },
    {},
    { kept, clock: { now: () => now } },
  );
  expect(await ask({ source: siteAbout, url: page })).toMatchObject({
    outcome: 'ok',
    freshness: 'new',
  });
  now = new Date(now.getTime() + hours(5));
  expect(await ask({ source: siteAbout, url: page })).toMatchObject({
    outcome: 'ok',
    text: 'what it said',
    freshness: 'recent',
    requests: 0,
    fetchedAt: '2026-03-02T10:00:00.000Z',
  });
  expect(asked).toEqual([robots, page]);
  now = new Date(now.getTime() + hours(2));
  expect(await ask({ source: siteAbout, url: page })).toMatchObject({
    outcome: 'ok',
    text: 'what it said',
    freshness: 'unchanged',
    requests: 1,
  });
  expect(sent.at(-1)?.headers).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': 'Mon, 02 Mar 2026 08:00:00 GMT',
  });
  now = new Date(now.getTime() + hours(1));
  expect(await ask({ source: siteAbout, url: page })).toMatchObject({ freshness: 'recent' });
  now = new Date(now.getTime() + hours(7));
  expect(await ask({ source: siteAbout, url: page })).toMatchObject({
    outcome: 'ok',
    text: 'something new',
    freshness: 'new',
  });
});

test('a source that takes no conditions is asked without them, and another question is another answer', async () => {
  const kept = inMemoryAnswers();
  const plain: Source = {
    ...greenhouse,
    polite: { ...greenhouse.polite, conditional: false, ttl: milliseconds(-1) },
  };
  const { ask, sent, asked } = world({ [page]: etag }, {}, { kept });
  await ask({ source: plain, url: page });
  await ask({ source: plain, url: page });
  expect(sent.map(({ headers }) => headers)).toEqual([{}, {}]);
  await ask({ source: greenhouse, url: page, body: '{"page":1}' });
  await ask({ source: greenhouse, url: page, body: '{"page":2}' });
  expect(asked).toHaveLength(4);
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    body: '{"page":2}',
    headers: { 'content-type': 'application/json' },
  });
});

test.each([
  [
    'header',
    { key: 'brave', in: 'header', name: 'x-subscription-token' },
    page,
    { 'x-subscription-token': 'secret-key' },
  ],
  ['query', { key: 'brave', in: 'query', name: 'api_key' }, `${page}?api_key=secret-key`, {}],
  [
    'basic',
    { key: 'brave', in: 'basic' },
    page,
    { authorization: `Basic ${Buffer.from('secret-key:').toString('base64')}` },
  ],
  [
    'prefix',
    { key: 'brave', in: 'header', name: 'authorization', prefix: 'Token ' },
    page,
    { authorization: 'Token secret-key' },
  ],
] as const)(
  'a key goes into the %s of the request and into no address that comes back',
  async (_, auth, url, headers) => {
    const keyed: Source = { ...greenhouse, enabled: 'key', auth };
    const { ask, sent } = world({ [url]: {} }, {}, { keys: { brave: 'secret-key' } });
    const answer = await ask({ source: keyed, url: page });
    expect(sent).toMatchObject([{ url, headers }]);
    expect(JSON.stringify(answer)).not.toContain('secret-key');
    expect((await world({}).ask({ source: keyed, url: page })).outcome).toBe('off');
  },
);

test('a request that is stopped while it waits for its turn is told as over budget, and its robots.txt is asked anew', async () => {
  const stop = new AbortController();
  const { ask, asked } = world(
    { [robots]: { status: 404 }, [page]: {} },
    {
      interval: () => seconds(2),
      wait: async (_, signal) => {
        stop.abort(new Error('stopped'));
        signal?.throwIfAborted();
      },
    },
  );
  expect((await ask({ source: siteAbout, url: page, signal: stop.signal })).outcome).toBe(
    'over-budget',
  );
  expect(asked).toEqual([robots]);
  const cut = world({ [robots]: ['stopped', { status: 404 }], [page]: {} });
  expect((await cut.ask({ source: siteAbout, url: page })).outcome).toBe('over-budget');
  expect((await cut.ask({ source: siteAbout, url: page })).outcome).toBe('ok');
});

test('with a tape running nobody is asked again before its end, and one that plays waits for nobody', async () => {
  const polite = webPoliteness(seededRandom(1));
  expect(tapedPoliteness(polite, 'recording')).toMatchObject({ rest: hours(24), retries: 2 });
  const playing = tapedPoliteness(polite, 'replaying');
  expect(playing.interval(siteAbout)).toBe(0);
  await playing.wait(hours(1));
  expect(tapedPoliteness(samplePoliteness(), 'recording').rest).toBe(0);
});

test('of very many sites the rules of the first are forgotten and asked for again, those of the last are not', async () => {
  const { ask, asked } = world({});
  const at = (index: number): string => `https://h${index}.example/about`;
  for (let index = 0; index <= 1_000; index += 1) await ask({ source: siteAbout, url: at(index) });
  asked.length = 0;
  await ask({ source: siteAbout, url: at(1_000) });
  await ask({ source: siteAbout, url: at(0) });
  expect(asked).toEqual([at(1_000), 'https://h0.example/robots.txt', at(0)]);
});
