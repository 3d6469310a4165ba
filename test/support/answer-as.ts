import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AnswerOf = (path: string) => {
  readonly status: number;
  readonly body?: unknown;
  readonly date?: string;
};

/** A server of one answer for each path, as JSON. */
export async function answerAs(
  answer: AnswerOf,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { status, body = {}, date } = answer(request.url ?? '');
    if (date !== undefined) response.setHeader('date', date);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
