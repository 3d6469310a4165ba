import { describe, expect, test } from 'vitest';
import { checks, checkTypes } from '../../scripts/rules/checks.mjs';
import { temporaryProject } from './temporary-project';

/** Each file breaks one flag of the project's tsconfig and would compile without it. */
const BROKEN: Readonly<Record<string, { readonly code: string; readonly says: string }>> = {
  'strict null checks': {
    code: 'export const length = (word: string | undefined): number => word.length;\n',
    says: 'TS18048',
  },
  'no implicit any': {
    code: 'export const same = (value) => value;\n',
    says: 'TS7006',
  },
  'unknown in a catch': {
    code: 'export function run(work: () => void): string {\n  try { work(); return ""; } catch (error) { return error.message; }\n}\n',
    says: 'TS18046',
  },
  'unchecked indexed access': {
    code: 'export const first = (words: readonly string[]): string => words[0];\n',
    says: 'TS2322',
  },
  'exact optional properties': {
    code: 'interface Note { text?: string }\nexport const note: Note = { text: undefined };\n',
    says: 'TS2375',
  },
  'a missing override': {
    code: 'class One { go(): void {} }\nexport class Two extends One { go(): void {} }\n',
    says: 'TS4114',
  },
  'a case that falls through': {
    code: "export function name(one: 1 | 2): string {\n  let said = '';\n  switch (one) { case 1: said = 'one'; case 2: said = 'two'; }\n  return said;\n}\n",
    says: 'TS7029',
  },
  'an unused local': { code: 'export function run(): void { const left = 1; }\n', says: 'TS6133' },
  'an unused parameter': { code: 'export function run(left: number): void {}\n', says: 'TS6133' },
  'an enum': { code: 'export enum Colour { Red }\n', says: 'TS1294' },
  'a parameter property': {
    code: 'export class Box { constructor(readonly width: number) {} }\n',
    says: 'TS1294',
  },
  'a type imported as a value': {
    code: "import { Shape } from './shape';\nexport const shape: Shape = { width: 1 };\n",
    says: 'TS1484',
  },
};

const fileOf = (name: string): string => `src/kernel/${name.replaceAll(' ', '-')}.ts`;
const SHAPE = { 'src/kernel/shape.ts': 'export interface Shape { readonly width: number }\n' };

describe('the type rules', () => {
  test('refuse every file that breaks one of them', async () => {
    const files = Object.entries(BROKEN).map(([name, { code }]) => [fileOf(name), code] as const);
    const { ok, output } = await checkTypes(
      temporaryProject({ ...SHAPE, ...Object.fromEntries(files) }),
    );
    const missed = Object.entries(BROKEN).filter(
      ([name, { says }]) =>
        !output.split('\n').some((line) => line.startsWith(fileOf(name)) && line.includes(says)),
    );
    expect(missed).toEqual([]);
    expect(ok).toBe(false);
  });

  test('let a file pass that keeps them', async () => {
    const { ok, output, count } = await checkTypes(temporaryProject(SHAPE));
    expect(output).toBe('');
    expect(count).toBe(1);
    expect(ok).toBe(true);
  });

  test('have not passed when no file was read', async () => {
    const { ok, output } = await checkTypes(
      temporaryProject({ 'words.md': 'Nothing to compile.\n' }),
    );
    expect(output).toContain('Not one file was checked.');
    expect(ok).toBe(false);
  });
});

test.each(['format', 'types', 'lint', 'import rules'])(
  'the check called %s fails where its tool met less than a whole project',
  async (name) => {
    const check = checks.find((one) => one.name === name);
    const verdict = await check?.run(temporaryProject(SHAPE));
    expect(verdict?.output).toMatch(/\bOnly \d+ were checked\.$/u);
    expect(verdict?.ok).toBe(false);
  },
);
