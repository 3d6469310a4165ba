import { expect, test } from 'vitest';
import { milliseconds, seconds } from '../../kernel/time';
import type { FetchRefusal, OutboundAnswer, OutboundFetch } from '../../platform/fetch';
import { greenhouse, sitePages } from '../sources';
import { createAsk } from './create-ask';
import { samplePoliteness, type Politeness } from './politeness';

const siteAbout = sitePages.at(-1) ?? greenhouse;
const clock = { now: () => new Date('2026-03-02T10:00:00Z') };
type Scripted = Partial<OutboundAnswer> | FetchRefusal;

function world(answers: Readonly<Record<string, Scripted | readonly Scripted[]>>, politeness: Partial<Politeness> = {}) {
  const asked: string[] = [];
  const waits: number[] = [];
  const left = new Map(Object.entries(answers).map(([url, scripted]) => [url, Array.isArray(scripted) ? [...(scripted as readonly Scripted[])] : [scripted as Scripted]]));
  const outboundFetch: OutboundFetch = async ({ url }) => {
    asked.push(url);
    const queue = left.get(url) ?? [{ status: 404 }];
    const next = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404 };
    if (typeof next === 'string') return { ok: false, failure: { code: next, sentence: 'No.' } };
    return { ok: true, value: { url, status: 200, headers: {}, type: 'text/html', body: new Uint8Array(), text: 'x', charset: 'utf-8', hops: [], fetchedAt: '', ...next } };
  };
  const wait = async (duration: number): Promise<void> => void waits.push(duration);
  const ask = createAsk({ outboundFetch, clock, crawler: 'ForewordBot', politeness: { ...samplePoliteness(), wait, ...politeness } });
  return { ask, asked, waits };
}

const page = 'https://mill.example/about';
const robots = 'https://mill.example/robots.txt';

test.each<readonly [Scripted, string]>([
  [{ status: 200 }, 'ok'], [{ status: 304 }, 'not-modified'], [{ status: 404 }, 'gone'], [{ status: 410 }, 'gone'], [{ status: 401 }, 'blocked'], [{ status: 403 }, 'blocked'], [{ status: 451 }, 'blocked'], [{ status: 402 }, 'paywall'],
  [{ status: 429 }, 'limited'], [{ status: 503 }, 'limited'], [{ status: 500 }, 'error-page'], [{ status: 418 }, 'error-page'], ['too-slow', 'unreachable'], ['no-such-host', 'unreachable'], ['special-address', 'refused'], ['too-large', 'refused'],
])('an answer of %j is the outcome “%s” and never thrown', async (scripted, outcome) => {
  expect((await world({ [page]: scripted }).ask({ source: siteAbout, url: page })).outcome).toBe(outcome);
});

test.each<readonly [string, Scripted, string]>([
  ['is missing', { status: 404 }, 'ok'], ['is forbidden', { status: 403 }, 'ok'], ['fails', { status: 500 }, 'blocked'], ['is overrun', { status: 429 }, 'blocked'], ['can’t be reached', 'unreachable', 'blocked'],
  ['says no', { text: 'User-agent: *\nDisallow: /' }, 'blocked'], ['says yes', { text: 'User-agent: *\nDisallow: /x' }, 'ok'],
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
  expect(asked).toEqual([robots, page, 'https://mill.example/b', 'https://boards-api.greenhouse.io/v1/boards/mill/jobs']);
});

test('a redirect into a part that robots.txt closes is not read', async () => {
  const { ask } = world({ [robots]: { text: 'User-agent: *\nDisallow: /drafts' }, [page]: { url: 'https://mill.example/drafts/1' } });
  expect((await ask({ source: siteAbout, url: page })).outcome).toBe('blocked');
});

test('a host is asked one request at a time with the interval between them', async () => {
  const { ask, waits } = world({ [page]: {} }, { interval: () => seconds(2) });
  await Promise.all([ask({ source: greenhouse, url: `${page}?1` }), ask({ source: greenhouse, url: `${page}?2` }), ask({ source: greenhouse, url: `${page}?3` }), ask({ source: greenhouse, url: 'https://other.example/' })]);
  expect(waits).toEqual([2_000, 2_000]);
});

test.each([['7', 7_000], ['Mon, 02 Mar 2026 10:00:05 GMT', 5_000], [undefined, 1_000]])('“later” with Retry-After %s waits as told and asks again', async (header, pause) => {
  const { ask, waits, asked } = world({ [page]: [{ status: 429, headers: header === undefined ? {} : { 'retry-after': header } }, { status: 200 }] }, { retries: 2, longestWait: seconds(30) });
  expect((await ask({ source: greenhouse, url: page })).outcome).toBe('ok');
  expect(asked).toHaveLength(2);
  expect(waits).toContain(pause);
});

test('a wait that is too long, and one try too many, end as “limited”', async () => {
  const long = world({ [page]: { status: 503, headers: { 'retry-after': '3600' } } }, { retries: 2, longestWait: seconds(30) });
  expect((await long.ask({ source: greenhouse, url: page })).outcome).toBe('limited');
  expect(long.asked).toHaveLength(1);
  const stubborn = world({ [page]: { status: 503 } }, { retries: 2, longestWait: seconds(30) });
  expect((await stubborn.ask({ source: greenhouse, url: page })).outcome).toBe('limited');
  expect(stubborn.asked).toHaveLength(3);
});

test('a source that is switched off is never asked', async () => {
  const { ask, asked } = world({});
  expect((await ask({ source: { ...greenhouse, enabled: 'licence' }, url: page })).outcome).toBe('off');
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
    return { ok: true, value: { url, status: 200, headers: {}, type: '', body: new Uint8Array(), text: '', charset: '', hops: [], fetchedAt: '' } };
  };
  const ask = createAsk({ outboundFetch, clock, crawler: 'ForewordBot', politeness: { ...samplePoliteness(), hostsAtOnce: 3, interval: () => milliseconds(0) } });
  await Promise.all(Array.from({ length: 12 }, (_, index) => ask({ source: greenhouse, url: `https://h${index}.example/` })));
  expect(most).toBe(3);
});
