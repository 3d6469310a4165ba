import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectFolder } from '../platform/files/project-folder';

const FOLDER = 'content/occupations';

export function readPacked(name: string): readonly string[] {
  const bytes = readFileSync(join(projectFolder(), FOLDER, name));
  return brotliDecompressSync(bytes).toString('utf8').trimEnd().split('\n');
}

/** Rows of a table that is kept by hand, each as its cells. */
export function readDataTable(name: string): readonly (readonly string[])[] {
  return readFileSync(join(projectFolder(), FOLDER, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

/** “15-1252” is short for “15-1252.00”. */
export const wholeCode = (code: string): string => (code.includes('.') ? code : `${code}.00`);
