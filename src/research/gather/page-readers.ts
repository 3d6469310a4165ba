import type { ThreadPool } from '../../platform/threads';
import {
  PAGE_TIME_LIMIT,
  type PageInput,
  type PdfInput,
  type PdfReading,
  type ReadablePage,
} from '../read';
import type { AskedBody, AskedNothing, ParseAnswer, ParsedAnswer } from '../sources/shape';

export interface PageReaders {
  read(input: PageInput): Promise<ReadablePage>;
  readPdf(input: PdfInput): Promise<PdfReading>;
}

/** A smaller answer is taken apart in less time than it takes to hand it over. */
const SMALL_ANSWER = 32 * 1024;

/** An answer that brings with it a way to be taken apart beside the thread that serves pages. */
export function parsedOn<Answer extends AskedBody | AskedNothing>(
  threads: ThreadPool,
  answer: Answer,
): Answer {
  const parse: ParseAnswer = async (source, own, known) =>
    (await threads.run(
      'parseAnswer',
      { source, answer: own, known },
      { limit: PAGE_TIME_LIMIT },
    )) as ParsedAnswer | string;
  if (answer.outcome !== 'ok') return answer;
  return answer.text.length + (answer.bytes?.length ?? 0) <= SMALL_ANSWER
    ? answer
    : { ...answer, parse };
}

/** Reads pages beside the thread that serves them; a page has less time than a whole PDF. */
export function readersOn(threads: ThreadPool): PageReaders {
  return {
    read: async (input) =>
      (await threads.run('readPage', input, { limit: PAGE_TIME_LIMIT })) as ReadablePage,
    readPdf: async (input) => (await threads.run('readPdf', input)) as PdfReading,
  };
}
