import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runFeed, siteFeed } from '../../../src/research/sources';
import { materialFolder } from '../../support/material';
import { hasMaterial, recording } from '../material';

const FEED =
  /^(?:feeds|real-answers\/(?:rss-|site-medium|eng-github-releases|bing-news)[\w-]*)\/[\w.-]+$/;
const feeds = hasMaterial
  ? readdirSync(materialFolder('recordings'), { recursive: true })
      .map((path) => join(String(path)))
      .filter((path) => FEED.test(path))
  : [];

/** What the writer of a feed left out of all of its entries. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'feeds/fastmail-status.rss': ['url'],
  'real-answers/rss-japantimes-jp/Rss20JapanTimes.xml': ['date'],
};

const entriesIn = (name: string, text: string): number =>
  name.endsWith('.json')
    ? (JSON.parse(text) as { items: unknown[] }).items.length
    : (text.match(/<(?:item|entry)[\s>]/g) ?? []).length;

test.skipIf(!hasMaterial)('all real feeds given are there', () => {
  expect(feeds.length).toBeGreaterThanOrEqual(24);
});

test.each(feeds)('the feed %s is read with every entry it has, whole', (name) => {
  const text = recording(name);
  const read = runFeed(siteFeed, text, 'https://feeds.example/all');
  const items = read.ok ? read.value : [];
  expect(items).toHaveLength(entriesIn(name, text));
  for (const field of ['title', 'url', 'date', 'html']) {
    const missing = items.filter((item) => item[field] === undefined).length;
    expect([field, missing]).toEqual([field, LEFT_OUT[name]?.includes(field) ? items.length : 0]);
  }
  for (const { title } of items) expect(title).not.toMatch(/<\/?\w+>|&(?:#\d+|\w+);/);
});
