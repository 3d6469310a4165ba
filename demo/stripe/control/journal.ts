import { open, readFile, rename, type FileHandle } from 'node:fs/promises';

export interface JournalEntry {
  readonly table: string;
  readonly id: string;
  /** `null` takes the row away. */
  readonly row: unknown;
}

export interface Journal {
  append(entry: JournalEntry): void;
  /** Resolves once everything appended so far is on the disk. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export const forgetfulJournal: Journal = {
  append: () => undefined,
  flush: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/**
 * A file of one change a line. Appending keeps a payment's cost the same however many came before;
 * a line that a killed process left half written is dropped by the next reader.
 */
export async function openJournal(
  file: string,
  compacted: readonly JournalEntry[],
): Promise<Journal> {
  await writeWhole(file, compacted);
  const handle = await open(file, 'a', 0o600);
  let waiting: string[] = [];
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    const written = writing.then(async () => {
      if (waiting.length === 0) return;
      const lines = waiting;
      waiting = [];
      await handle.appendFile(lines.join(''));
      await handle.datasync();
    });
    // A full disk fails the calls that meet it, not every one after it.
    writing = written.catch(() => undefined);
    return written;
  };

  return {
    append: (entry) => void waiting.push(lineOf(entry)),
    flush,
    async close() {
      await flush();
      await handle.close();
    },
  };
}

export async function readJournal(file: string): Promise<JournalEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as JournalEntry];
      } catch {
        return [];
      }
    });
}

const lineOf = (entry: JournalEntry): string => `${JSON.stringify(entry)}\n`;

/** Beside the file first, then in its place: a reader finds the old whole or the new whole. */
async function writeWhole(file: string, entries: readonly JournalEntry[]): Promise<void> {
  const beside = `${file}.new`;
  const handle: FileHandle = await open(beside, 'w', 0o600);
  try {
    await handle.writeFile(entries.map(lineOf).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
}
