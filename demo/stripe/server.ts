import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerCall, type Answer, type Api } from './http/answer-call';
import { audienceOf, needsSecretKey } from './http/authenticate';
import { carryOut } from './control/control-http';
import type { PaymentSandboxControl } from './control/control';
import type { Faults } from './control/faults';
import type { JsonObject } from './http/json';
import { answerPage } from './http/page-routes';
import { Refusal, refusalBody } from './http/refusal';

const LARGEST_BODY = 1_048_576;
const CONTROL = '/sandbox/control/';

export interface ServerParts {
  readonly api: Api;
  readonly control: PaymentSandboxControl;
  readonly faults: Faults;
  readonly pause: () => Promise<void>;
}

export function createSandboxServer(parts: ServerParts) {
  return createServer((request, response) => {
    handle(parts, request, response).catch(() => response.destroy());
  });
}

async function handle(
  parts: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://sandbox.invalid');
  const method = request.method ?? 'GET';
  const requestId = parts.api.sandbox.identify('req', 14);
  if (body === null) {
    return sendJson(response, {
      status: 413,
      body: refusalBody(
        { status: 413, type: 'invalid_request_error', message: 'The request body is too large.' },
        requestId,
      ),
      headers: { 'request-id': requestId, connection: 'close' },
    });
  }
  if (path.startsWith(CONTROL))
    return sendJson(response, await controlAnswer(parts, request, path, body, requestId));
  if (path.startsWith('/sandbox/')) return sendPage(parts, response, method, path, body, requestId);

  const fault = parts.faults.take(method, path);
  await parts.pause();
  const outcome = await answerCall(
    parts.api,
    { method, path, query: search.slice(1), headers: request.headers, body, requestId },
    fault,
  );
  if (outcome === 'silence') return;
  if (outcome === 'reset') request.socket.resetAndDestroy();
  else sendJson(response, outcome);
}

async function controlAnswer(
  parts: ServerParts,
  request: IncomingMessage,
  path: string,
  body: string,
  requestId: string,
): Promise<Answer> {
  const headers = { 'request-id': requestId };
  try {
    if (audienceOf(parts.api.keys, request.headers, {}) !== 'secret') throw needsSecretKey();
    return {
      status: 200,
      body: await carryOut(parts.control, path.slice(CONTROL.length), body),
      headers,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.details.status, body: refusalBody(error.details, requestId), headers };
  }
}

async function sendPage(
  parts: ServerParts,
  response: ServerResponse,
  method: string,
  path: string,
  body: string,
  requestId: string,
): Promise<void> {
  const { sandbox } = parts.api;
  const answer = answerPage(
    { ...sandbox, cause: { requestId, idempotencyKey: null } },
    method,
    path,
    body,
  );
  await sandbox.state.flush();
  response.writeHead(answer.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // Not `no-referrer`: its form would then be sent with a null origin, which a proxy's origin check refuses.
    'referrer-policy': 'same-origin',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
    ...(answer.location === undefined ? {} : { location: answer.location }),
  });
  response.end(answer.html);
}

function sendJson(
  response: ServerResponse,
  answer: { status: number; body: JsonObject; headers: Readonly<Record<string, string>> },
): void {
  const text = JSON.stringify(answer.body, null, 2);
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-cache, no-store',
    ...answer.headers,
  });
  response.end(text);
}

/** `null` if it is larger than any call has reason to be. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  return size > LARGEST_BODY ? null : Buffer.concat(chunks).toString('utf8');
}
