import { expect, test } from 'vitest';
import { publisherOf } from './publisher-of';

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
