import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, succeed } from '../../kernel/result';
import type { FetchRefusal, Wire, WireQuestion, WireResult } from '../fetch';
import { BEGINNING, INDEX, questionKeyOf } from './record-tape';
import type { Tape, TapeLine } from './shape';

const BODY_NAME = /^bodies\/[0-9a-f]{64}$/;

/** One name for one question, whichever way its query was spelled. */
function nameOf({ method, url, sent }: Pick<TapeLine, 'method' | 'url' | 'sent'>): string {
  const plain = new URL(url);
  plain.search = plain.searchParams.toString();
  return `${method} ${plain.href} ${sent ?? ''}`;
}

async function readLines(folder: string): Promise<readonly TapeLine[]> {
  const lines = (await readFile(join(folder, INDEX), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as TapeLine);
}

/**
 * Speaks in the web’s place: the answers to an address come in the order in which they were heard,
 * the last one again and again. What was never asked while recording was not asked because the time
 * or the budget was over, so that is said.
 */
export async function replayTape(folder: string): Promise<Tape> {
  const { begunAt } = JSON.parse(await readFile(join(folder, BEGINNING), 'utf8')) as {
    begunAt: string;
  };
  const heard = new Map<string, TapeLine[]>();
  for (const line of await readLines(folder)) {
    const name = nameOf(line);
    const before = heard.get(name);
    if (before === undefined) heard.set(name, [line]);
    else before.push(line);
  }
  const next = (name: string): TapeLine | undefined => {
    const lines = heard.get(name);
    return lines !== undefined && lines.length > 1 ? lines.shift() : lines?.[0];
  };
  const hosts = new Set([...heard.values()].flat().map(({ url }) => new URL(url).host));
  const wire: Wire = Object.assign(
    async (question: WireQuestion): Promise<WireResult> => {
      const line = next(nameOf(questionKeyOf(question)));
      if (line === undefined) return fail('stopped', 'The tape holds no answer from there.');
      if (line.failure !== undefined)
        return fail(line.failure.code as FetchRefusal, line.failure.sentence);
      const { status = 0, headers = {}, body, address = '', time } = line;
      if (body !== undefined && !BODY_NAME.test(body))
        throw new Error(`The tape names “${body}”, which is no body of its own.`);
      return succeed({
        status,
        headers,
        body: body === undefined ? Buffer.alloc(0) : await readFile(join(folder, body)),
        address,
        at: time,
      });
    },
    { hosts },
  );
  return {
    kind: 'replaying',
    clock: { now: () => new Date(begunAt) },
    wire,
    close: async () => undefined,
  };
}
