// The Node that starts this may be too old to have all of these; the one it hands over to isn’t.
import * as fs from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const CODE = '{src,emails,content,demo,migrations,scripts,test,bench}/**/*.{ts,tsx,mjs}';
/** Also of types, of what is passed on, and while the program runs. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/gu;
/** Imports leave the ending out; a folder stands for its index. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The test files that reach a changed file by whatever chain of imports, or are changed themselves. */
export function findAffectedTests(root, changed) {
  const files = new Set(fs.globSync(CODE, { cwd: root }));
  const importers = new Map();
  for (const file of files)
    for (const [, path = ''] of fs.readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)) {
      const target = normalize(join(dirname(file), path));
      for (const imported of ENDINGS.map((ending) => `${target}${ending}`)) {
        const known = importers.get(imported) ?? [];
        known.push(file);
        importers.set(imported, known);
      }
    }
  const reached = new Set(changed);
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => files.has(file) && /\.test\.tsx?$/u.test(file)).toSorted();
}
