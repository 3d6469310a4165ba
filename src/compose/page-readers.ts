import type { ThreadPool } from '../platform/threads';
import {
  PAGE_TIME_LIMIT,
  type PageInput,
  type PdfInput,
  type PdfReading,
  type ReadablePage,
} from '../research/read';

export interface PageReaders {
  read(input: PageInput): Promise<ReadablePage>;
  readPdf(input: PdfInput): Promise<PdfReading>;
}

/** Reads pages beside the thread that serves them; a page has less time than a whole PDF. */
export function readersOn(threads: ThreadPool): PageReaders {
  return {
    read: async (input) => (await threads.run('readPage', input, PAGE_TIME_LIMIT)) as ReadablePage,
    readPdf: async (input) => (await threads.run('readPdf', input)) as PdfReading,
  };
}
