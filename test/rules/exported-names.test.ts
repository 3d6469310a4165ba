import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMANDED, namesToTellApart } from './exported-names';
import { readCommitted, type SourceFile } from './source-files';

const file = (path: string, text: string): SourceFile => ({ path, text });
const twice = [
  file('src/shop/a.ts', 'export function stepOf(): void {}\n'),
  file('src/desk/b.ts', 'export const stepOf = (): void => {};\n'),
];

describe('the rule that an exported name is declared once', () => {
  test('names a name that two files declare, with both', () => {
    expect(namesToTellApart(twice)).toEqual([
      'stepOf is declared in src/desk/b.ts and src/shop/a.ts',
    ]);
  });

  test.each([
    'export interface Step {}',
    'export type Step = string;',
    'export class Step {}',
    'export abstract class Step {}',
    'export enum Step {}',
    'export const Step = 1;',
    'export let Step = 1;',
    'export async function Step() {}',
    'export function* Step() {}',
    'export declare const Step: string;',
  ])('sees “%s”', (text) => {
    const files = [file('src/a.ts', `${text}\n`), file('emails/b.ts', 'export type Step = 1;\n')];
    expect(namesToTellApart(files)).toHaveLength(1);
  });

  test('passes a name that one file declares, hands on, and declares again only for itself', () => {
    expect(
      namesToTellApart([
        file('src/a.ts', 'export function stepOf(): void;\nexport function stepOf(): void {}\n'),
        file('src/index.ts', "export { stepOf } from './a';\n"),
        file('src/b.ts', 'const stepOf = 1;\n'),
        file('src/a.test.ts', 'export const stepOf = 1;\n'),
        file('src/a/testing.ts', 'export const stepOf = 1;\n'),
        file('src/a/fixtures/b.ts', 'export const stepOf = 1;\n'),
        file('bench/a.ts', 'export const stepOf = 1;\n'),
      ]),
    ).toEqual([]);
  });

  test('passes what a framework asks for where it asks for it, and nowhere else', () => {
    const loader = 'export const loader = 1;\n';
    expect(namesToTellApart([file('src/web/a.ts', loader), file('src/web/b.ts', loader)])).toEqual(
      [],
    );
    expect(
      namesToTellApart([file('src/shop/a.ts', loader), file('src/desk/b.ts', loader)]),
    ).toHaveLength(1);
    for (const { why } of DEMANDED) expect(why).toMatch(/\.$/u);
  });
});

describe('the project', () => {
  test('declares each exported name once', () => {
    expect(namesToTellApart(readCommitted(join(import.meta.dirname, '..', '..')))).toEqual([]);
  });
});
