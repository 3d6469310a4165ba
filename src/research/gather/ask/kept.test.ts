import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { days, hours, minutes, seconds } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { inMemorySnapshots } from '../../evidence';
import type { Ask, AskedBody, AskedNothing, Source } from '../../sources/shape';
import { inMemoryFeeds, type FeedIndex } from '../feeds/feed-index';
import { inMemoryAnswers, type KeptAnswers } from './kept-answers';
import { pollFeeds } from '../feeds/poll-feeds';
import { storedAnswers, storedFeeds } from './stored';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const removed: string[] = [];
const texts = { ...inMemorySnapshots(), remove: async (name: string) => void removed.push(name) };
const wire: Source = {
  id: 'wire',
  name: 'A news wire',
  kind: 'feed',
  needs: [],
  request: { urls: ['https://wire.example/feed.xml'] },
  polite: { robots: 'obey', interval: seconds(2), maxBytes: 1_000_000, sharedEvery: minutes(60) },
  licence: { tier: 'B', note: 'headlines', maxQuoteWords: 25 },
  topics: ['news'],
  evidence: { kind: 'news', reliability: 'public-voice' },
  enabled: true,
};
const rss = (...titles: readonly string[]): string =>
  `<rss version="2.0"><channel><title>Wire</title>${titles.map((title, index) => `<item><title>${title}</title><link>https://wire.example/${index}</link><pubDate>Mon, 0${index + 1} Mar 2026 08:00:00 GMT</pubDate><description>Text of it</description></item>`).join('')}</channel></rss>`;
const ok = (text: string): AskedBody => ({
  outcome: 'ok',
  url: '',
  type: 'text/xml',
  text,
  headers: {},
  fetchedAt: '',
});

describe.each<readonly [string, () => { answers: KeptAnswers; feeds: FeedIndex }]>([
  ['in memory', () => ({ answers: inMemoryAnswers(), feeds: inMemoryFeeds() })],
  [
    'in the database',
    () => ({ answers: storedAnswers(database, texts), feeds: storedFeeds(database) }),
  ],
])('%s', (where, open) => {
  test('an answer is kept, replaced, confirmed and forgotten', async () => {
    const { answers } = open();
    const clock = testClock();
    const answer = {
      url: 'https://mill.example/about',
      type: 'text/html',
      text: 'The old text',
      etag: '"1"',
      checkedAt: clock.now(),
    };
    expect(await answers.find('a')).toBeUndefined();
    await answers.keep('a', answer);
    expect(await answers.find('a')).toEqual(answer);
    await answers.keep('a', { ...answer, text: 'The new text' });
    await answers.keep('b', {
      url: answer.url,
      type: '',
      text: 'The old text',
      lastModified: 'yesterday',
      checkedAt: clock.now(),
    });
    clock.advance(hours(3));
    await answers.confirm('a', clock.now());
    expect(await answers.find('a')).toEqual({
      ...answer,
      text: 'The new text',
      checkedAt: clock.now(),
    });
    await answers.forget(new Date(clock.now().getTime() - 1));
    expect(await answers.find('b')).toBeUndefined();
    expect(await answers.find('a')).toBeDefined();
    const workbook = {
      url: answer.url,
      type: 'application/zip',
      text: '',
      bytes: Buffer.from([0x50, 0x4b, 0xff, 0]),
      checkedAt: clock.now(),
    };
    await answers.keep('c', workbook);
    expect(await answers.find('c')).toEqual(workbook);
    expect(removed).toHaveLength(where === 'in the database' ? 1 : 0);
  });

  test('a feed is polled once for everybody, no sooner than it is due, and searched by whole names', async () => {
    const { feeds } = open();
    const clock = testClock();
    let asked = 0;
    let say: AskedBody | AskedNothing = ok(
      rss('Pennant Mills opens a site', 'Pennants are back', 'Old news of Pennant Mills'),
    );
    const ask: Ask = async () => {
      asked += 1;
      return say;
    };
    const poll = () => pollFeeds({ ask, clock, feeds }, [wire]);
    expect(await poll()).toMatchObject([{ source: 'wire', outcome: 'ok', failures: 0 }]);
    expect(await poll()).toEqual([]);
    clock.advance(minutes(61));
    say = ok(
      rss('Pennant Mills opens a second site', 'Pennants are back', 'Old news of Pennant Mills'),
    );
    expect(await poll()).toHaveLength(1);
    expect(asked).toBe(2);
    const found = await feeds.search('wire', ['pennant mills'], 10);
    expect(found.map(({ title }) => title)).toEqual([
      'Old news of Pennant Mills',
      'Pennant Mills opens a second site',
    ]);
    expect(found[1]).toMatchObject({
      url: 'https://wire.example/0',
      publishedAt: '2026-03-01',
      seenAt: new Date('2026-03-02T09:00:00.000Z'),
    });
    expect(await feeds.search('wire', ['pennant mills'], 1)).toHaveLength(1);
    expect(await feeds.search('other', ['pennant mills'], 10)).toEqual([]);
    expect(await feeds.search('wire', [], 10)).toEqual([]);
  });

  test('a feed that fails is asked less and less often, and entries that are old are forgotten', async () => {
    const { feeds } = open();
    const clock = testClock('2026-06-01T09:00:00.000Z');
    let say: AskedBody | AskedNothing = { outcome: 'unreachable', sentence: 'No.' };
    const poll = () =>
      pollFeeds({ ask: async () => say, clock, feeds }, [{ ...wire, id: 'shaky' }]);
    expect(await poll()).toMatchObject([{ outcome: 'unreachable', failures: 1 }]);
    clock.advance(minutes(90));
    expect(await poll()).toEqual([]);
    clock.advance(minutes(31));
    say = ok('no feed at all');
    expect(await poll()).toMatchObject([{ outcome: 'shape-changed', failures: 2 }]);
    clock.advance(hours(5));
    say = ok(rss('Pennant Mills is back'));
    expect(await poll()).toMatchObject([{ outcome: 'ok', failures: 0 }]);
    expect(await feeds.search('shaky', ['pennant mills'], 10)).toHaveLength(1);
    clock.advance(days(91));
    say = ok(rss());
    await poll();
    expect(await feeds.search('shaky', ['pennant mills'], 10)).toEqual([]);
  });
});
