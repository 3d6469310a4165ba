import { createServer } from 'node:http';
import type { Stub } from './stub';

interface Asked {
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
  readonly response_format?: { readonly json_schema?: { readonly schema?: unknown } };
}

const said = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content ?? '');

/** The stub behind the interface that OpenAI and its many look-alikes speak. */
export async function serveStub(
  stub: () => Stub,
): Promise<{ readonly baseUrl: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { messages = [], response_format: format } = JSON.parse(
        Buffer.concat(parts).toString('utf8'),
      ) as Asked;
      const prompt = messages
        .filter(({ role }) => role === 'user')
        .map(({ content }) => said(content))
        .join('\n');
      const content = stub().reply({ prompt, schema: format?.json_schema?.schema });
      const answer = {
        id: 'reply',
        object: 'chat.completion',
        created: 0,
        model: 'stub',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1_000, completion_tokens: 300, total_tokens: 1_300 },
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stub has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
