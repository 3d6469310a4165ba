import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk that can be filled without harm to the machine's own. */
export interface Disk {
  fill(): void;
  empty(): void;
  remove(): void;
}

const BLOCK = Buffer.alloc(1 << 20, 1);

/** Over an empty folder; nothing where whoever runs this may not mount. */
export function mountDisk(folder: string, megabytes: number): Disk | null {
  const options = `size=${megabytes}m,mode=700`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'foreword-chaos', folder]);
  if (mounted.status !== 0) return null;
  const filler = join(folder, 'filler');
  const remove = (): void => void spawnSync('umount', ['-l', folder]);
  process.once('exit', remove);
  return {
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (;;) if (writeSync(file, BLOCK) < BLOCK.length) break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}
