import { execFileSync, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answer,
  redirect,
  startScriptedWeb,
  type Script,
  type ScriptedWeb,
} from '../../src/platform/fetch/scripted-web';
import { root } from '../support/shop-process';

const HOST = 'hostile.example';
const MOST_MEGABYTES = 256;
const zeros = Buffer.alloc(400_000_000);
const packed = {
  gzip: gzipSync(zeros, { level: 9 }),
  br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  deflate: deflateSync(zeros, { level: 9 }),
};
/** A long page that is read, so that it is seen that the others were not just too much. */
const noise = Buffer.from(
  Array.from({ length: 900_000 }, (_, index) => 32 + ((index * 7_919) % 90)),
);

const large = Buffer.concat(Array.from({ length: 8 }, () => noise)).subarray(0, 7_200_000);
/** Letters beyond ASCII take two bytes each once they are a text. */
const accented = Buffer.from('Größe der Fähre und ihr Łäuten, '.repeat(200_000)).subarray(
  0,
  7_000_000,
);

const endless =
  (head: string, more: string): Script =>
  (socket: Socket) => {
    socket.write(head);
    const part = more.repeat(Math.ceil(65_536 / more.length));
    const write = (): void => {
      while (!socket.destroyed && socket.write(part));
    };
    socket.on('drain', write);
    write();
  };
const html = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';

let web: ScriptedWeb;
let program = '';
beforeAll(async () => {
  web = await startScriptedWeb({
    '/page': answer(`content-type: text/html\ncontent-length: ${noise.length}`, noise),
    '/gzip-bomb': answer('content-type: text/html\ncontent-encoding: gzip', packed.gzip),
    '/brotli-bomb': answer('content-type: text/html\ncontent-encoding: br', packed.br),
    '/deflate-bomb': answer('content-type: text/html\ncontent-encoding: deflate', packed.deflate),
    '/endless-body': endless(`${html}\r\n`, 'x'.repeat(4_096)),
    '/endless-chunks': endless(
      `${html}transfer-encoding: chunked\r\n\r\n`,
      `1000\r\n${'x'.repeat(4_096)}\r\n`,
    ),
    '/endless-headers': endless(html, 'x-more: yes\r\n'),
    '/endless-header': endless(`${html}x-long: `, 'x'.repeat(4_096)),
    '/endless-hints': endless('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'),
    '/slow': (socket) => void socket.write(`${html}content-length: 100\r\n\r\nx`),
    '/liar': answer('content-type: text/html\ncontent-length: 999999999', 'x'),
    '/loop': redirect('/loop'),
    '/garbage': Buffer.alloc(1_000_000, 0xfe),
    '/large': answer(`content-type: text/html\ncontent-length: ${large.length}`, large),
    '/large-chunks': (socket: Socket) => {
      socket.write(`${html}transfer-encoding: chunked\r\n\r\n`);
      for (let at = 0; at < large.length; at += 50_000)
        socket.write(
          Buffer.concat([
            Buffer.from('c350\r\n'),
            large.subarray(at, at + 50_000),
            Buffer.from('\r\n'),
          ]),
        );
      socket.end('0\r\n\r\n');
    },
    '/packed': answer(
      'content-type: text/html\ncontent-encoding: gzip',
      gzipSync(Buffer.concat([large, large, large.subarray(0, 7_000_000)]), { level: 1 }),
    ),
    '/accented': answer(`content-type: text/html\ncontent-length: ${accented.length}`, accented),
  });
  execFileSync(process.execPath, ['scripts/bundle-one.mjs', 'test/faults/guard-program.ts'], {
    cwd: root,
  });
  program = join(root, 'build/programs/guard-program/guard-program.js');
});
afterAll(() => web.close());

async function runGuard(
  paths: readonly string[],
  atOnce: number,
): Promise<{ outcomes: Record<string, string>; megabytes: number }> {
  const child = spawn(
    process.execPath,
    [program, JSON.stringify({ port: web.port, host: HOST, paths, atOnce })],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(0);
  return JSON.parse(said) as { outcomes: Record<string, string>; megabytes: number };
}

const REFUSED: Readonly<Record<string, string>> = {
  '/page': `ok ${noise.length}`,
  '/gzip-bomb': 'too-large-unpacked',
  '/brotli-bomb': 'too-large-unpacked',
  '/deflate-bomb': 'too-large-unpacked',
  '/endless-body': 'too-large',
  '/endless-chunks': 'too-large',
  '/endless-headers': 'headers-too-large',
  '/endless-header': 'headers-too-large',
  '/endless-hints': 'headers-too-large',
  '/slow': 'too-slow',
  '/liar': 'too-large',
  '/loop': 'too-many-redirects',
  '/garbage': 'broken-answer',
};

test('the guard alone in a process of its own stays below its memory, eight hostile answers at once and over and over', async () => {
  const paths = Array.from({ length: 6 }, () => Object.keys(REFUSED)).flat();
  const { outcomes, megabytes } = await runGuard(paths, 8);
  for (const [index, path] of paths.entries())
    expect([path, outcomes[`${index} ${path}`]]).toEqual([path, REFUSED[path]]);
  process.stdout.write(`the guard alone: ${megabytes} MB\n`);
  expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES);
});

test.each([
  ['/large', 7_200_000],
  ['/large-chunks', 7_200_000],
  ['/packed', 21_400_000],
  ['/accented', undefined],
] as const)(
  'eight answers at once that are read whole stay below it too: %s',
  async (path, characters) => {
    const paths = Array.from({ length: 32 }, () => path);
    const { outcomes, megabytes } = await runGuard(paths, 8);
    for (const [index] of paths.entries())
      expect(outcomes[`${index} ${path}`]).toMatch(
        characters === undefined ? /^ok \d{7}$/ : `ok ${characters}`,
      );
    process.stdout.write(`the guard alone, ${path}: ${megabytes} MB\n`);
    expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES);
  },
);
