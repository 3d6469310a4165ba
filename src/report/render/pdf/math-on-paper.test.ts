import { expect, test } from 'vitest';
import type { ReportOutline, SectionId } from '../../document';
import { claimsWithMath } from './math-on-paper';

const MATH = 'Our math: (40 − 32) ÷ 32';

interface Line {
  readonly id: string;
  readonly text: string;
  readonly math?: string;
}

const section = (id: SectionId, ...claims: readonly Line[]): ReportOutline['sections'][number] =>
  ({ id, title: id, groups: [{ flow: 'prose', isAdvice: false, claims, pictures: [] }] }) as never;
const carried = (...sections: readonly ReportOutline['sections'][number][]): readonly string[] => [
  ...claimsWithMath({ sections } as never),
];

const told: Line = { id: 'told', text: 'Revenue rose 25% in 2025.', math: MATH };
const again: Line = { id: 'again', text: 'Revenue rose 25%.', math: MATH };
const said: Line = { id: 'said', text: '“I saw that revenue rose 25%.”', math: MATH };

test('a formula stands where the figure is told, and not in the brief before it', () => {
  expect(carried(section('brief', again), section('snapshot', told))).toEqual(['told']);
});

test('a formula stands once, however often its figure is told', () => {
  expect(carried(section('snapshot', told), section('market', again))).toEqual(['told']);
});

test('a formula never stands in what the reader says aloud', () => {
  expect(carried(section('talking-points', said))).toEqual([]);
});

test('a figure that only advice tells keeps its formula, and another figure has its own', () => {
  const other: Line = { id: 'other', text: 'The middle is $155,000.', math: 'Our math: midpoint' };
  expect(carried(section('snapshot', told), section('last-hours', other))).toEqual([
    'told',
    'other',
  ]);
});
