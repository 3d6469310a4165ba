import { expect, test } from 'vitest';
import type { Document } from './extract/document';
import type { Snapshot } from './shape';
import { voicesOf } from './voices';

function document(
  url: string,
  text: string,
  reliability: Snapshot['reliability'] = 'public-voice',
): Document {
  return {
    text,
    record: {
      snapshot: url,
      sourceId: 's',
      sourceName: 'S',
      url,
      title: 'T',
      kind: 'news',
      topics: ['news'],
      reliability,
      tier: 'B',
      matchScore: 1,
      fetchedAt: '2026-03-02T00:00:00Z',
      blocks: [],
    },
  };
}
const release =
  'Tolvane Ferries said on Monday that it will put four new boats on the northern line before summer. The boats were built in Ystrad and carry three hundred guests each. The first sails in May and the last in July, the line said, and tickets stay as cheap as they are.';
const other =
  'Nobody in the harbour knows why the gulls have left. Some blame the noise of the dredgers, others the cold spring, and the cook of the canteen blames the bread.';

test('a release that several papers print is one voice, whatever stands around it', () => {
  const [one, two, three] = voicesOf([
    document('https://a.example/1', release),
    document('https://b.example/x', `By our staff. ${release} Read more on our site.`),
    document('https://c.example/2', other),
  ]);
  expect(two).toBe(one);
  expect(three).not.toBe(one);
});

test('the spellings of one page’s address are one voice, even if the page has changed', () => {
  const [one, two] = voicesOf([
    document('https://www.a.example/1?utm_source=x', release),
    document('https://m.a.example/1', other),
  ]);
  expect(two).toBe(one);
});

test('all pages of the company are its own voice', () => {
  const [one, two, three] = voicesOf([
    document('https://t.example/a', release, 'first-party'),
    document('https://t.example/b', other, 'first-party'),
    document('https://n.example', 'Something else entirely.'),
  ]);
  expect(two).toBe(one);
  expect(three).not.toBe(one);
});

test('empty and short texts are told apart', () => {
  expect(
    new Set(voicesOf([document('https://a.example', 'Yes.'), document('https://b.example', 'No.')]))
      .size,
  ).toBe(2);
  expect(voicesOf([])).toEqual([]);
});
