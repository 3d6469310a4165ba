// The Node that starts this may be too old to have all of these; the one it hands over to isn’t.
import * as fs from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const CODE = '{src,emails,content,demo,migrations,scripts,test,bench}/**/*.{ts,tsx,mjs}';
const TEST = /\.test\.tsx?$/u;
/** Also of types, of what is passed on, and while the program runs. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/gu;
/** What a test reads or imports by a name that is put together lies in the folder it names, or else in its own. */
const READ_FROM_HERE =
  /\bimport\.meta\.dirname\b(?:,\s*'([^']+)')?|\bURL\('([^']+)', import\.meta\.url\)/gu;
/** Imports leave the ending out; a folder stands for its index. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The test files that reach a changed file by whatever chain of imports, read it, or are changed themselves. */
export function findAffectedTests(root, changed) {
  const files = new Set(fs.globSync(CODE, { cwd: root }));
  const [importers, readers] = [new Map(), new Map()];
  const note = (map, target, file) => map.set(target, [...(map.get(target) ?? []), file]);
  for (const file of files) {
    const text = fs.readFileSync(join(root, file), 'utf8');
    const at = (path) => normalize(join(dirname(file), path)).replace(/\/$/u, '');
    for (const [, path = ''] of text.matchAll(IMPORTED))
      for (const ending of ENDINGS) note(importers, `${at(path)}${ending}`, file);
    for (const [, ofFolder, ofAddress] of TEST.test(file) ? text.matchAll(READ_FROM_HERE) : [])
      note(readers, at(ofFolder ?? ofAddress ?? '.'), file);
  }
  const reached = new Set(changed);
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
    for (const place of [file, ...foldersOf(file)])
      for (const reader of readers.get(place) ?? []) reached.add(reader);
  }
  return [...reached].filter((file) => files.has(file) && TEST.test(file)).toSorted();
}

/** The folders around a file, but for the project itself, which is no place of anything's own. */
function foldersOf(file) {
  const parts = dirname(file).split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
