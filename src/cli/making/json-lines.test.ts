import { expect, test } from 'vitest';
import { answerJsonLines, readJsonLines, type JsonLine } from './json-lines';

async function* streamOf(...chunks: readonly (string | Buffer)[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function linesOf(...chunks: readonly (string | Buffer)[]): Promise<readonly JsonLine[]> {
  return Array.fromAsync(readJsonLines(streamOf(...chunks)));
}

test('objects are read however the stream is cut, signs of several bytes included', async () => {
  const bytes = Buffer.from('{"id":"é漢😀"}\n\r\n{"id":2}');
  const chunks = [...bytes].map((byte) => Buffer.from([byte]));
  expect(await linesOf(...chunks)).toEqual([
    { kind: 'value', value: { id: 'é漢😀' } },
    { kind: 'value', value: { id: 2 } },
  ]);
});

test('a bad line is told in a sentence and the next is read', async () => {
  expect(await linesOf('{"id":1\n[1]\nnull\n{"id":3}\n')).toEqual([
    { kind: 'fault', error: 'This line isn’t JSON.' },
    { kind: 'fault', error: 'This line is JSON, but not an object.' },
    { kind: 'fault', error: 'This line is JSON, but not an object.' },
    { kind: 'value', value: { id: 3 } },
  ]);
});

test('a line without an end is given up at the bound, and the stream goes on', async () => {
  const mebibyte = 'a'.repeat(1024 * 1024);
  const found = await linesOf(...Array.from({ length: 66 }, () => mebibyte), '\n{"id":4}\n');
  expect(found).toEqual([
    { kind: 'fault', error: 'This line is longer than 67108864 characters.' },
    { kind: 'value', value: { id: 4 } },
  ]);
});

test('answers come in the order of their lines, whichever is ready first', async () => {
  const written: string[] = [];
  const gates = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  let begun = 0;
  const done = answerJsonLines(
    streamOf('{"n":0}\n{"n":1}\n{"n":2}\n'),
    async (line) => {
      const n = line.kind === 'value' ? Number(line.value['n']) : -1;
      begun += 1;
      if (begun === 2) gates[1]?.resolve();
      await gates[n]?.promise;
      if (n === 1) gates[0]?.resolve();
      if (n === 0) gates[2]?.resolve();
      return { n };
    },
    { write: async (text) => void written.push(text), atOnce: 2 },
  );
  await done;
  expect(written).toEqual(['{"n":0}\n', '{"n":1}\n', '{"n":2}\n']);
});
