import { expect, test } from 'vitest';
import { readPlainText } from './read-plain-text';

const laidOut = (pasted: string) => {
  const { text, blocks } = readPlainText(pasted);
  return blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
};

test('a pasted posting is laid out as its lines show it', () => {
  const pasted =
    'Backend Engineer\r\nTeam: Almanac\n\nWhat you bring\n- Five years of Go\n • Patience\n\nYou will keep the tide tables right, every day of the year.';
  expect(laidOut(pasted)).toEqual([
    'heading: Backend Engineer',
    'row: Team: Almanac',
    'heading: What you bring',
    'item: Five years of Go',
    'item: Patience',
    'paragraph: You will keep the tide tables right, every day of the year.',
  ]);
});

test('what a reader cannot see is gone, and nothing but bullets is nothing', () => {
  expect(readPlainText('Back\u200bend\u202e engineer\u0007').text).toBe('Backend engineer');
  expect(readPlainText(' \n - \n\t• \n').blocks).toEqual([]);
});

test('a long first line is a paragraph and no title', () => {
  expect(laidOut(`We are looking ${'very '.repeat(40)}far.`)[0]).toMatch(/^paragraph/);
});
