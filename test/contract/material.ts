import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { materialFolder } from '../support/material';

const folder = materialFolder('recordings');

/** Real answers lie beside the project and never in it: they belong to others. */
export const hasMaterial = existsSync(folder);
if (!hasMaterial)
  process.stderr.write(
    `Contract tests on real recordings were skipped: there is no folder ${folder} (MATERIAL_DIR names another).\n`,
  );

export function hasRecording(name: string): boolean {
  return existsSync(join(folder, name));
}

export function recording(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
