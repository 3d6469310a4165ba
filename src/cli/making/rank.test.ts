import { expect, test } from 'vitest';
import { rankAnswerer } from './rank';

const ask = (value: Readonly<Record<string, unknown>>): unknown =>
  rankAnswerer()({ kind: 'value', value });
const passages = [
  'The ferry has a red funnel.',
  'Tolvane Ferries sold 1,200 tickets in May 2024.',
  'Nobody knows the cook.',
];

test('the order holds positions where passages are strings, and ids where they have some', () => {
  expect(ask({ id: 7, query: 'How many tickets were sold in 2024?', passages })).toMatchObject({
    id: 7,
    order: [1, 0, 2],
  });
  expect(
    ask({
      id: 'a',
      query: 'tickets',
      passages: passages.map((text, at) => ({ id: `p${at}`, text })),
    }),
  ).toEqual({ id: 'a', order: ['p1', 'p0', 'p2'] });
});

test('every passage is in the order once, even where no word of the question is known or there is none', () => {
  expect(ask({ id: 1, query: 'zebra', passages })).toEqual({ id: 1, order: [0, 1, 2] });
  expect(ask({ id: 1, query: '', passages })).toEqual({ id: 1, order: [0, 1, 2] });
  expect(ask({ id: 1, query: 'ferry', passages: [] })).toEqual({ id: 1, order: [] });
});

test('many questions to the same passages are answered as if each came alone', () => {
  const answer = rankAnswerer();
  for (const query of ['red funnel', 'the cook', 'tickets in May']) {
    expect(answer({ kind: 'value', value: { id: query, query, passages } })).toEqual(
      ask({ id: query, query, passages }),
    );
  }
});

test.each([
  [{ query: 'x', passages }, { error: '“id” must be a string or a number.' }],
  [
    { id: 1, passages },
    { id: 1, error: '“query” must be a string.' },
  ],
  [
    { id: 1, query: 'x' },
    { id: 1, error: '“passages” must be a list.' },
  ],
  [
    { id: 1, query: 'x', passages: ['y', 3] },
    { id: 1, error: 'Passage 1 must be a string or an object with “text”.' },
  ],
  [
    { id: 1, query: 'x', passages: [null] },
    { id: 1, error: 'Passage 0 must be a string or an object with “text”.' },
  ],
  [
    { id: 1, query: 'x', passages: [{ id: {}, text: 'y' }] },
    { id: 1, error: 'The “id” of passage 0 must be a string or a number.' },
  ],
])('%j is answered with what it lacks', (value, answer) => {
  expect(ask(value)).toEqual(answer);
});

test('a line that is no object is answered with its fault', () => {
  expect(rankAnswerer()({ kind: 'fault', error: 'This line isn’t JSON.' })).toEqual({
    error: 'This line isn’t JSON.',
  });
});
