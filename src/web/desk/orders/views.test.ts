import { expect, test } from 'vitest';
import { keepView, readViews, writeViews } from './views';

function storeOf(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

test('a view is kept by its name and comes back as it was', () => {
  const store = storeOf();
  writeViews(store, keepView([], { name: ' Refunds ', query: '?payment=refunded' }));
  expect(readViews(store)).toEqual([{ name: 'Refunds', query: '?payment=refunded' }]);
});

test('a view of the same name takes the place of the older one, and a nameless one is none', () => {
  const views = keepView([{ name: 'A', query: '?q=1' }], { name: 'B', query: '?q=2' });
  expect(keepView(views, { name: 'A', query: '?q=3' })).toEqual([
    { name: 'A', query: '?q=3' },
    { name: 'B', query: '?q=2' },
  ]);
  expect(keepView(views, { name: '  ', query: '' })).toBe(views);
});

test('what somebody else wrote into the store is no view', () => {
  for (const text of ['{', '{}', 'null', '[null, 1, {"name": 2}]'])
    expect(readViews(storeOf(text))).toEqual([]);
});
