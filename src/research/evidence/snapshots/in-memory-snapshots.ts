import { createHash } from 'node:crypto';
import type { SnapshotStore } from '../ports';

export function snapshotName(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

export function inMemorySnapshots(): SnapshotStore {
  const texts = new Map<string, string>();
  return {
    async put(text) {
      const name = snapshotName(text);
      texts.set(name, text);
      return name;
    },
    get: async (name) => texts.get(name),
  };
}
