import { expect, test } from 'vitest';
import { NO_FIGURES } from '../../../desk/figures/shape';
import { formatBest, formatCents, formatCost } from './words';

const bucket = (label: string, placed: number) => ({ label, figures: { ...NO_FIGURES, placed } });
const best = (...buckets: ReturnType<typeof bucket>[]): string =>
  formatBest(buckets, ({ placed }) => placed, String);

test('the best day is named with its figure, the first of them where several are', () => {
  expect(best(bucket('Nov 1', 2), bucket('Nov 2', 7), bucket('Nov 3', 7))).toBe(' Best: Nov 2, 7.');
});

test('nothing is best where nothing happened, or where there is one day alone', () => {
  expect(best(bucket('Nov 1', 0), bucket('Nov 2', 0))).toBe('');
  expect(best(bucket('Nov 1', 5))).toBe('');
  expect(best()).toBe('');
});

test('money and what models cost are said in dollars', () => {
  expect(formatCents(42_000)).toBe('$420');
  expect(formatCost({ micros: 0, askedReports: 0 })).toBe('$0.00');
  expect(formatCost({ micros: 940_000, askedReports: 2 })).toBe('$0.47');
});
