import { expect, test } from 'vitest';
import type { Snapshot } from '../evidence/shape';
import { publisherOf, withoutRead } from './read-leads';

test.each([
  ['https://www.plainsledger.example/a', 'The Plains Ledger', 'The Plains Ledger'],
  ['https://gridandload.example/a', 'Grid & Load', 'Grid & Load'],
  ['https://www.riverpost.example/a', 'Tulsa Riverpost', 'Tulsa Riverpost'],
  ['https://gossip.example/a', 'The Plains Ledger', 'gossip.example'],
  ['https://gossip.example/a', undefined, 'gossip.example'],
  ['https://gossip.example/a', 'Gossip <b>says</b>', 'gossip.example'],
  ['https://www.gossip.example/a', 'gossip', 'gossip.example'],
])('a page at %s that calls itself %s is told as %s', (url, siteName, told) => {
  expect(publisherOf(url, siteName)).toBe(told);
});

test('what a search said of an article that was read gives way to the article, and nothing else does', () => {
  const row = (url: string, kind: Snapshot['kind']) => ({ url, kind }) as Snapshot;
  const found = [{ snapshots: [row('https://a.example/1', 'news'), row('https://a.example/2', 'news'), row('https://a.example/1', 'record')] }];
  const read = [{ snapshots: [row('https://a.example/1', 'news')] }];
  expect(withoutRead(found, read)[0]?.snapshots.map(({ url, kind }) => `${url} ${kind}`)).toEqual(['https://a.example/2 news', 'https://a.example/1 record']);
});
