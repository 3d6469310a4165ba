import { StringDecoder } from 'node:string_decoder';

/** Longer than the largest page that is read, with all its signs escaped. */
const LONGEST_LINE = 64 * 1024 * 1024;

export type JsonLine =
  | { readonly kind: 'value'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'fault'; readonly error: string };

function parseLine(line: string): JsonLine {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { kind: 'value', value: value as Readonly<Record<string, unknown>> };
    return { kind: 'fault', error: 'This line is JSON, but not an object.' };
  } catch {
    return { kind: 'fault', error: 'This line isn’t JSON.' };
  }
}

/** The JSON objects of a stream, one a line; a bad line is told and the stream goes on. */
export async function* readJsonLines(stream: AsyncIterable<Buffer>): AsyncGenerator<JsonLine> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  const take = (): JsonLine | undefined => {
    const line = parts.join('');
    const isTooLong = length > LONGEST_LINE;
    [parts, length] = [[], 0];
    if (isTooLong)
      return { kind: 'fault', error: `This line is longer than ${LONGEST_LINE} characters.` };
    return line.trim() === '' ? undefined : parseLine(line);
  };
  const add = (part: string): void => {
    length += part.length;
    // What is too long anyway is not kept.
    if (length <= LONGEST_LINE) parts.push(part);
  };
  for await (const chunk of stream) {
    const [first = '', ...rest] = decoder.write(chunk).split('\n');
    add(first);
    for (const next of rest) {
      const line = take();
      if (line !== undefined) yield line;
      add(next);
    }
  }
  add(decoder.end());
  const last = take();
  if (last !== undefined) yield last;
}

/** Answers each line in the order they came, with a few under way at once. */
export async function answerJsonLines(
  stream: AsyncIterable<Buffer>,
  answer: (line: JsonLine) => Promise<unknown>,
  { write, atOnce }: { readonly write: (text: string) => Promise<void>; readonly atOnce: number },
): Promise<void> {
  const underWay: Promise<unknown>[] = [];
  const writeNext = async (): Promise<void> => write(`${JSON.stringify(await underWay.shift())}\n`);
  for await (const line of readJsonLines(stream)) {
    underWay.push(answer(line));
    if (underWay.length >= atOnce) await writeNext();
  }
  while (underWay.length > 0) await writeNext();
}
