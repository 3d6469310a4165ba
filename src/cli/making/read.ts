import { once } from 'node:events';
import { join } from 'node:path';
import { createThreadPool, type ThreadPool } from '../../platform/threads';
import { projectFolder } from '../../project-folder';
import { PAGE_TIME_LIMIT, type PageInput, type ReadablePage } from '../../research/read';
import { answerJsonLines, type JsonLine } from './json-lines';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';
import { fetchPageFrom, type FetchedPage } from './fetch-page';
import { configOrFault } from '../with-foreword';
import { chosenWorld, openWorld, worldOptions } from './world';

/** Reads pages for whoever wants to measure it: one JSON object a line in, one out. */
export const readVerb: Verb = {
  async run(parameters) {
    const values = readParameters(parameters, worldOptions);
    const config = configOrFault();
    const { threads: size } = config;
    const world = chosenWorld(values, config);
    const outside = world.hosts === undefined ? undefined : await openWorld(world);
    const fetchPage = outside && fetchPageFrom(outside, world, config);
    const entry = new URL(`file://${join(projectFolder(), 'build/server/thread.js')}`);
    const threads = createThreadPool({
      entry,
      size,
      timeLimit: PAGE_TIME_LIMIT,
      memoryLimitMegabytes: 1_024,
    });
    const write = async (text: string): Promise<void> => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    };
    try {
      await answerJsonLines(process.stdin, (line) => readPageLine(threads, line, fetchPage), {
        write,
        atOnce: size * 2,
      });
      return 0;
    } finally {
      await threads.close();
      await outside?.close();
    }
  },
};

/** A line’s answer: the page read, or what is wrong with the line or the page. */
export async function readPageLine(
  threads: Pick<ThreadPool, 'run'>,
  line: JsonLine,
  fetchPage?: (url: string) => Promise<FetchedPage>,
): Promise<unknown> {
  if (line.kind === 'fault') return { error: line.error };
  const { id, html, url } = line.value;
  if (typeof id !== 'string' && typeof id !== 'number')
    return { error: '“id” must be a string or a number.' };
  if (fetchPage !== undefined && html === undefined && typeof url === 'string') {
    const fetched = await fetchPage(url);
    if ('error' in fetched) return { id, ...fetched };
    const { html: page, fetchedAt } = fetched;
    const read = await readPageLine(threads, { kind: 'value', value: { id, url, html: page } });
    return { ...(read as object), fetchedAt };
  }
  if (typeof html !== 'string') return { id, error: '“html” must be a string.' };
  if (/^\s*%PDF-/.test(html.slice(0, 100)))
    return { id, error: 'This is a PDF, not an HTML page.' };
  if (url !== undefined && url !== null && typeof url !== 'string')
    return { id, error: '“url” must be a string.' };
  const input: PageInput = typeof url === 'string' ? { html, url } : { html };
  try {
    const page = (await threads.run('readPage', input)) as ReadablePage;
    const { title, author = null, publishedAt = null, language = null, type, text } = page;
    return { id, title, author, publishedAt, language, type, text };
  } catch {
    return { id, error: 'Can’t read this page: it’s too large, too deep, or too slow.' };
  }
}
