import { expect, test } from 'vitest';
import { figuresOf, inReadingOrder, splitAtFigures } from './figures';

const quote = (words: string) => ({ words, source: 's', title: 't', url: 'u', day: '2026-11-06' });
const checked = {
  text: 'It had 412 ferries on March 3. The Gazette’s count is 430, so say about 400.',
  quotes: [quote('430 ferries, boats among them'), quote('On March 3, 2026, it had 412 ferries.')],
};

test('each figure of a sentence leads to the quote that says it, and ours to none', () => {
  expect([...figuresOf(checked)]).toEqual([
    ['412', 2],
    ['March 3', 2],
    ['430', 1],
  ]);
});

test('a text that is split at its figures loses no letter, and another number is none of them', () => {
  const figures = figuresOf(checked);
  for (const text of [checked.text, 'No figure.', '412', '4123 and 412'])
    expect(
      splitAtFigures(text, figures)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  expect(splitAtFigures('4123 and 412', figures)).toEqual([
    { text: '4123 and ' },
    { text: '412', source: 2 },
  ]);
});

test('the quotes are numbered as the sentence comes to them, and one that gives no figure comes last', () => {
  const idle = quote('A ferry is a boat.');
  const ordered = inReadingOrder({ ...checked, quotes: [idle, ...checked.quotes] });
  expect(ordered.quotes).toEqual([checked.quotes[1], checked.quotes[0], idle]);
  expect([...figuresOf(ordered).values()]).toEqual([1, 1, 2]);
});
