import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { internetNetwork, type ConnectTarget } from './network';
import { startScriptedWeb } from './scripted-web';

const signal = new AbortController().signal;
const target = (port: number, more: Partial<ConnectTarget> = {}): ConnectTarget => ({
  address: '127.0.0.1',
  port,
  hostname: 'mill.example',
  secure: false,
  signal,
  ...more,
});

test('the internet’s sockets go to the address they are given, whatever the name says', async () => {
  const web = await startScriptedWeb({});
  const socket = await internetNetwork().connect(target(web.port));
  socket.write('GET /x HTTP/1.1\r\n\r\n');
  const answer = await new Promise<string>((resolve) =>
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404/);
  await web.close();
});

test('a server that speaks no TLS, a closed port and a stopped request are rejections and not crashes', async () => {
  const web = await startScriptedWeb({});
  const plain = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .resume()
      .end('hello, I am no TLS\r\n'),
  );
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const bound = plain.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  await expect(internetNetwork().connect(target(port, { secure: true }))).rejects.toThrow();
  await new Promise((resolve) => plain.close(resolve));
  await expect(internetNetwork().connect(target(port))).rejects.toThrow();
  await expect(
    internetNetwork().connect(
      target(web.port, { signal: AbortSignal.abort(new Error('stopped')) }),
    ),
  ).rejects.toThrow('stopped');
  await web.close();
});

test('a name is looked up to all its addresses', async () => {
  expect(await internetNetwork().lookup('localhost')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^(127\.|::1)/)]),
  );
});
