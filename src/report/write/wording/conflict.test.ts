import { expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row } from '../../fixtures/writing';
import { speakConflict } from './conflict';

const source = (value: string, sourceName: string, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'founded', quote: `Founded in ${value}.`, value, sourceName, ...changes });
const spoken = (one: Evidence, ...rivals: readonly Evidence[]) =>
  speakConflict({
    row: one,
    rivals,
    say: ({ value }, isFirst) => `${isFirst ? 'it was founded in ' : ''}${String(value)}`,
    use: ({ value }) => String(value),
  });

test('each value is told with who gives it, and none is advised where nothing speaks for it', () => {
  expect(spoken(source('2009', 'Open Almanac'), source('2011', 'Harrow Herald'))).toBe(
    'Open Almanac says it was founded in 2009; Harrow Herald says 2011.',
  );
  expect(
    spoken(
      source('2009', 'Open Almanac'),
      source('2011', 'Harrow Herald'),
      source('2012', 'Open Almanac'),
    ),
  ).toBe(
    'Open Almanac says it was founded in 2009; Harrow Herald says 2011; elsewhere it says 2012.',
  );
});

test.each<[string, Partial<Evidence>, Partial<Evidence>, string]>([
  ['on file', { reliability: 'register' }, {}, ' Use 2009: it’s on file.'],
  ['newer', { asOf: '2025-12-31' }, { asOf: '2024-12-31' }, ' Use 2009: it’s newer.'],
  ['its own', { reliability: 'first-party' }, {}, ' Use 2009: it’s the company’s own.'],
  ['one of two on file', { reliability: 'register' }, { reliability: 'register' }, ''],
  ['older', { asOf: '2023-12-31' }, { asOf: '2024-12-31' }, ''],
  ['dated beside one without a day', { asOf: '2025-12-31' }, {}, ''],
])('a value that is %s is advised only for a reason that holds', (_, own, other, advice) => {
  expect(spoken(source('2009', 'A'), source('2011', 'B')).endsWith('2011.')).toBe(true);
  expect(spoken(source('2009', 'A', own), source('2011', 'B', other))).toBe(
    `A says it was founded in 2009; B says 2011.${advice}`,
  );
});
