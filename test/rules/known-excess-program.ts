// Writes known-excess.json again. Run it after files were split, never to let one grow.
import { writeFileSync } from 'node:fs';
import { excessOf } from './house-rules';
import { isCode, readCommitted } from './source-files';

const root = process.cwd();
const known = readCommitted(root)
  .filter(({ path }) => isCode(path))
  .map((file) => ({ path: file.path, excess: excessOf(file) }))
  .filter(({ excess }) => Object.keys(excess).length > 0)
  .sort((one, other) => (one.path < other.path ? -1 : 1))
  .map(({ path, excess }) => [path, excess] as const);
writeFileSync(
  `${root}/test/rules/known-excess.json`,
  `${JSON.stringify(Object.fromEntries(known), undefined, 1)}\n`,
);
