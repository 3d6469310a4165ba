import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Pair {
  readonly id: string;
  readonly label: 'honest' | 'lie' | 'borderline';
  readonly kind: string;
  readonly company: string;
  readonly claim: string;
  readonly passages: readonly string[];
  readonly source?: string;
  /** The held half is never printed, read or tuned on. */
  readonly half: 'tuning' | 'held';
}

const halfOf = (id: string): Pair['half'] =>
  createHash('sha256').update(id).digest('hex') < '8' ? 'tuning' : 'held';

export function readPairs(file = defaultFile()): readonly Pair[] | undefined {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Omit<Pair, 'half'>)
    .map((pair) => ({ ...pair, half: halfOf(pair.id) }));
}

function defaultFile(): string {
  return join(process.env['MATERIAL_DIR'] ?? '../shared', 'real/pairs/dev.jsonl');
}
