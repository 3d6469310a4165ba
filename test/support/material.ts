import { join, resolve } from 'node:path';

/** Text and recordings to measure on, which are no part of the repository: MATERIAL_DIR or the folder `shared` beside it. */
export function materialFolder(...path: readonly string[]): string {
  return join(resolve(process.env['MATERIAL_DIR'] ?? '../shared'), ...path);
}
