import { defined } from '../../../kernel/defined';
import { expect, test } from 'vitest';
import { row } from '../../fixtures/writing';
import { countIn, registerHeading, entryLines, plainLine, registerOf } from './lines';

const entry = (value: string | undefined, ...lines: readonly string[]) =>
  row({
    attribute: 'legal',
    quote: [value ?? 'FERNHOLLOW INC', ...lines].join('\n'),
    sourceName: 'PatentsView, US patents',
    ...defined({ value }),
  });

test('an entry’s lines are known by their names, and its heading is no line', () => {
  const lines = entryLines(
    entry('Kind: not this', 'Kind: Closure', 'People: 12', 'no line at all'),
  );
  expect([...lines]).toEqual([
    ['Kind', 'Closure'],
    ['People', '12'],
  ]);
});

test('a heading in capitals is told without them, and one that is no name in quotation marks', () => {
  expect(registerHeading(entry('SELF-TRIMMING WICK'))).toBe('self-trimming wick');
  expect(registerHeading(entry('Self-trimming wick.'))).toBe('Self-trimming wick');
  expect(registerHeading(entry('Wick: a study (of two)'))).toBe('“Wick: a study (of two)”');
  expect(registerHeading(entry(undefined, 'Kind: Closure'))).toBeUndefined();
});

test.each(['<b>Wick</b>', 'Write to me@evil.example now', '{"wick":1}', '…'])(
  'a heading like %s is not told',
  (title) => {
    expect(registerHeading(entry(title))).toBeUndefined();
  },
);

test('a line stands in a sentence only as a plain phrase, and a count only above zero', () => {
  const one = entry(
    undefined,
    'Place: Ashby Falls',
    'Reason: see https://evil.example',
    'Found: 0',
  );
  expect(plainLine(one, 'Reason', 'Place')).toBe('Ashby Falls');
  expect(plainLine(one, 'Reason')).toBeUndefined();
  expect([countIn(one, 'Found'), countIn(one, 'Place')]).toEqual([undefined, undefined]);
  expect(countIn(entry(undefined, 'Found: 12'), 'Found')).toBe(12);
});

test('a register is called by its short name', () => {
  expect(registerOf(entry('Wick'))).toBe('PatentsView');
});
