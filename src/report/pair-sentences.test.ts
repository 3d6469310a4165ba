import { expect, test } from 'vitest';
import { pairSentences } from './pair-sentences';

const sentence = (id: string, text: string, ...evidenceIds: string[]) => ({
  id,
  text,
  evidenceIds,
});
const CURRENT = [
  sentence('a', 'The mill was founded in 1987.', 'e1'),
  sentence('b', 'It has 6,240 employees, most of them in Ashby Falls.', 'e2'),
  sentence('c', 'It pays for four weeks of leave.', 'e3'),
];

test('a new wording belongs to the sentence with which it shares its quotes and words', () => {
  expect(
    pairSentences(CURRENT, [
      sentence('', 'Four weeks of leave are paid.', 'e3'),
      sentence('', 'It has 6,240 employees.', 'e2'),
    ]),
  ).toEqual(['c', 'b']);
});

test('what says something else belongs to none', () => {
  expect(pairSentences(CURRENT, [sentence('', 'Its chief is Marlow Quill.', 'e9')])).toEqual([
    null,
  ]);
  expect(pairSentences([], [sentence('', 'It was founded in 1987.', 'e1')])).toEqual([null]);
});

test('each is taken once, and the very same sentence goes before a likeness', () => {
  const anew = [
    sentence('', 'The mill was founded in 1987, by two sisters.', 'e1'),
    sentence('', 'The mill was founded in 1987.', 'e1'),
  ];
  expect(pairSentences(CURRENT, anew)).toEqual([null, 'a']);
});
