import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIGURES } from '../../bench/all/figures';
import { keptRun, lastMeasured } from '../../bench/all/kept';
import { figureTables, isHeld, readFigures } from '../../bench/all/read-figures';
import { projectRoot } from './temporary-project';

const PRINTED = [
  'both     no judge         honest 34.0% of 459, lies 5.2% of 465, borderline 20.2% of 89',
  'both     judge wrong 10%  honest 82.8% of 459, lies 5.6% of 465, borderline 6.7% of 89',
  'CPU 2.9 ms a claim',
].join('\n');

test('every figure is printed by a benchmark that exists', () => {
  const absent = FIGURES.filter(({ command }) => {
    const program = join(projectRoot, 'bench', command.split(' ')[0] ?? '');
    return !existsSync(`${program}.ts`) && !existsSync(`${program}.mjs`);
  });
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

test('each area has a table, with goal, command, day, and load, and what is absent is never held', () => {
  const kept = { pairs: keptRun(readFigures(FIGURES, 'pairs', PRINTED), '2026-03-02', 0.4) };
  const rows = figureTables(lastMeasured(FIGURES, kept));
  expect(rows).toContain('### Verifier');
  expect(rows).toContain(
    '| lies, judge wrong 10% | 5.6% | ≤ 5% | **no** | `pairs` | 2026-03-02 | 0.4 |',
  );
  expect(rows).toContain('| lies, perfect judge | – | ≤ 1% | not measured | `pairs` |  |  |');
});

test('a figure without a goal is shown, and neither held nor missed', () => {
  const read = readFigures(FIGURES, 'start', 'installed: 512 MB\nnpm start, third time: 2.4 s');
  const rows = figureTables(read);
  expect(rows).toContain('| what is installed | 512 MB |  |  | `start` |  |  |');
  expect(rows).toContain('| again | 2.4 s | ≤ 2 s | **no** | `start` |  |  |');
});

test('what takes minutes or an hour is marked, so that a quick run ends in minutes', () => {
  const quick = FIGURES.filter(({ pace }) => pace === undefined).map(({ command }) => command);
  for (const command of ['memory', 'serving', 'orders', 'start', 'real', 'chaos', 'worlds'])
    expect(quick.filter((one) => one.startsWith(`${command} `) || one === command)).toEqual([]);
});
