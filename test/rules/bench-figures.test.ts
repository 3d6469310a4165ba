import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIGURES } from '../../bench/all/figures';
import { figureTable, isHeld, readFigures } from '../../bench/all/read-figures';
import { projectRoot } from './temporary-project';

const PRINTED = [
  'both     no judge         honest 34.0% of 459, lies 5.2% of 465, borderline 20.2% of 89',
  'both     judge wrong 10%  honest 82.8% of 459, lies 5.6% of 465, borderline 6.7% of 89',
  'CPU 2.9 ms a claim',
].join('\n');

test('every figure is printed by a benchmark that exists', () => {
  const absent = FIGURES.filter(
    ({ command }) => !existsSync(join(projectRoot, 'bench', `${command.split(' ')[0]}.ts`)),
  );
  expect(absent).toEqual([]);
});

test('a figure is read where its benchmark prints it', () => {
  const read = readFigures(FIGURES, 'pairs', PRINTED);
  const valueOf = (what: string) => read.find(({ figure }) => figure.what === what)?.value;
  expect(valueOf('honest, no judge')).toBe(34);
  expect(valueOf('lies, judge wrong 10%')).toBe(5.6);
  expect(valueOf('processor for a claim')).toBe(2.9);
  expect(valueOf('lies, perfect judge')).toBeUndefined();
});

test('a figure is held at its goal, missed beyond it, and neither where it’s absent', () => {
  const read = readFigures(FIGURES, 'pairs', PRINTED);
  const heldOf = (what: string) => read.filter(({ figure }) => figure.what === what).map(isHeld);
  expect(heldOf('honest, no judge')).toEqual([true]);
  expect(heldOf('lies, judge wrong 10%')).toEqual([false]);
  expect(heldOf('lies, perfect judge')).toEqual([undefined]);
});

test('the table says figure, goal, and command, and never calls what is absent held', () => {
  const rows = figureTable(readFigures(FIGURES, 'pairs', PRINTED));
  expect(rows).toContain('| verifier | lies, judge wrong 10% | 5.6% | ≤ 5% | no | `pairs` |');
  expect(rows).toContain('| verifier | lies, perfect judge | – | ≤ 1% | not measured | `pairs` |');
});
