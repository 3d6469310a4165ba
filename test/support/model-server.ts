import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What a made-up service does with one question. */
export type ScriptedAnswer =
  | { readonly say: string; readonly finish?: string; readonly usage?: object | null }
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  | { readonly hang: true }
  | { readonly breakOff: true }
  | { readonly stall: true };

export interface AskedQuestion {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly model?: string;
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
  } & Readonly<Record<string, unknown>>;
}

export interface ModelServer {
  readonly origin: string;
  readonly baseUrl: string;
  readonly asked: readonly AskedQuestion[];
  close(): Promise<void>;
}

/** A service on this machine that speaks OpenAI’s wire format and does as it is told. */
export async function startModelServer(
  script: (question: AskedQuestion, index: number) => ScriptedAnswer | Promise<ScriptedAnswer>,
): Promise<ModelServer> {
  const asked: AskedQuestion[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then(async (text) => {
      const question: AskedQuestion = {
        path: request.url ?? '',
        headers: request.headers,
        body: text === '' ? {} : JSON.parse(text),
      };
      asked.push(question);
      answer(response, await script(question, asked.length - 1));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    asked,
    baseUrl: `${origin}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function answer(response: ServerResponse, scripted: ScriptedAnswer): void {
  if ('hang' in scripted) return;
  if ('stall' in scripted) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"id": "slow');
    return;
  }
  if ('breakOff' in scripted) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"id": "half', () => response.destroy());
    return;
  }
  if ('status' in scripted) {
    response.writeHead(scripted.status, {
      'content-type': 'application/json',
      ...scripted.headers,
    });
    response.end(scripted.body ?? JSON.stringify({ error: { message: 'the service says why' } }));
    return;
  }
  const {
    say,
    finish = 'stop',
    usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  } = scripted;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'answer',
      object: 'chat.completion',
      created: 1,
      model: 'made-up',
      choices: [{ index: 0, message: { role: 'assistant', content: say }, finish_reason: finish }],
      ...(usage === null ? {} : { usage }),
    }),
  );
}
