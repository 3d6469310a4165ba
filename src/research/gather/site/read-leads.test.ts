import { expect, test } from 'vitest';
import type { Snapshot } from '../../evidence/shape';
import { withoutRead } from './read-leads';

test('what a search said of an article that was read gives way to the article, and nothing else does', () => {
  const row = (url: string, kind: Snapshot['kind']) => ({ url, kind }) as Snapshot;
  const found = [
    {
      snapshots: [
        row('https://a.example/1', 'news'),
        row('https://a.example/2', 'news'),
        row('https://a.example/1', 'record'),
      ],
    },
  ];
  const read = [{ snapshots: [row('https://a.example/1', 'news')] }];
  expect(withoutRead(found, read)[0]?.snapshots.map(({ url, kind }) => `${url} ${kind}`)).toEqual([
    'https://a.example/2 news',
    'https://a.example/1 record',
  ]);
});
