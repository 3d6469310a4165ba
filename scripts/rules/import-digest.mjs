import { createHash } from 'node:crypto';
// The Node that starts this may be too old to have all of these; the one it hands over to isn’t.
import * as fs from 'node:fs';
import { join } from 'node:path';

/** More lines than imports, so that a change of an import is never missed. */
const MAY_IMPORT = /^.*\b(?:import|export|from|require|type)\b.*$/gmu;

/** Stays the same as long as no file comes or goes and none imports another: all that the import rules look at. */
export function importDigest(root, folders) {
  const hash = createHash('sha256');
  for (const file of ['.dependency-cruiser.cjs', 'package.json'])
    hash.update(fs.readFileSync(join(root, file)));
  const files = fs.globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mts,cts,mjs,cjs,js,json,css}`),
    { cwd: root },
  );
  for (const file of files.toSorted()) {
    hash.update(`\0${file}\n`);
    if (!/\.(?:json|css)$/u.test(file))
      hash.update((fs.readFileSync(join(root, file), 'utf8').match(MAY_IMPORT) ?? []).join('\n'));
  }
  return hash.digest('hex');
}
