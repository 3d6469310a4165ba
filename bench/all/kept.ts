import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/project-folder';
import type { PrintedFigure } from './printed-figure';
import type { Measured } from './read-figures';

/** What one benchmark printed when it last ran. */
export interface KeptRun {
  readonly day: string;
  readonly load: number;
  readonly values: Readonly<Record<string, number>>;
}

export type Kept = Readonly<Record<string, KeptRun>>;

const file = join(projectFolder(), 'bench/measured.json');

export const readKept = (): Kept =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {};

export const writeKept = (kept: Kept): void =>
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);

/** A run as it is kept; what it didn't print is not in it. */
export function keptRun(measured: readonly Measured[], day: string, load: number): KeptRun {
  const values = measured.flatMap(({ figure, value }) =>
    value === undefined ? [] : [[figure.what, value] as const],
  );
  return { day, load, values: Object.fromEntries(values) };
}

/** Every figure with its last measurement. */
export const lastMeasured = (figures: readonly PrintedFigure[], kept: Kept): readonly Measured[] =>
  figures.map((figure) => {
    const run = kept[figure.command];
    const value = run?.values[figure.what];
    return run === undefined || value === undefined
      ? { figure, value: undefined }
      : { figure, value, day: run.day, load: run.load };
  });
