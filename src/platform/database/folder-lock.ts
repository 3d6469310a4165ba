import { createHash } from 'node:crypto';
import {
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another Foreword is already running on ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Two processes on one embedded database lose data without a word, so the folder is held by a lock
 * that the kernel frees however the holder ends. On Linux that is an abstract socket named after
 * the folder: nothing lies on disk, and a repeated process id inside a container means nothing.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  return process.platform === 'linux' ? lockBySocket(real) : lockByProcess(real);
}

async function lockBySocket(folder: string): Promise<FolderLock> {
  const name = `\0foreword-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  const server = createServer((socket) => socket.destroy());
  await listen(server, name, folder);
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function listen(server: Server, name: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error),
    );
    server.listen(name, resolve);
  });
}

/** Elsewhere: a file naming the holder; it counts only while that process lives. */
async function lockByProcess(folder: string): Promise<FolderLock> {
  const path = join(folder, 'holder.lock');
  if (!claim(path)) {
    const holder = Number(readFileSync(path, 'utf8'));
    if (isAlive(holder)) throw new FolderInUse(folder);
    rmSync(path, { force: true });
    if (!claim(path)) throw new FolderInUse(folder);
  }
  return { release: async () => rmSync(path, { force: true }) };
}

function claim(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeFileSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch {
    return false;
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
