import type { IncomingHttpHeaders } from 'node:http';
import { accountRoutes } from '../charges/account-routes';
import { audienceOf, needsSecretKey, type Keys } from './authenticate';
import { chargeRoutes } from '../charges/charge-routes';
import { disputeRoutes } from '../charges/dispute-routes';
import { expand } from './expand';
import type { Fault } from '../control/faults';
import { decodeForm } from './form';
import type { Idempotency, KeyedCall } from './idempotency';
import { intentRoutes } from '../intents/intent-routes';
import type { JsonObject } from './json';
import { invalid, Refusal, refusalBody } from './refusal';
import { taxRoutes } from '../taxes/tax-routes';
import { routeFor, type ApiCall, type Route } from './route';
import { API_VERSION, type Sandbox, type Task } from '../control/sandbox';

const ROUTES: readonly Route[] = [
  ...intentRoutes,
  ...chargeRoutes,
  ...disputeRoutes,
  ...accountRoutes,
  ...taxRoutes,
];
const VERSION = /^\d{4}-\d{2}-\d{2}(?:\.[a-z_]+)?$/;

export interface IncomingCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly requestId: string;
}

export interface Answer {
  readonly status: number;
  readonly body: JsonObject;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Api {
  readonly sandbox: Sandbox;
  readonly keys: Keys;
  readonly idempotency: Idempotency;
  readonly wait: (fault: Fault) => Promise<void>;
}

export type Outcome = Answer | 'silence' | 'reset';

/** One call of the API from its headers to its answer, with the weather it was given. */
export async function answerCall(
  api: Api,
  call: IncomingCall,
  fault: Fault | undefined,
): Promise<Outcome> {
  const headers = headersFor(call);
  try {
    return await authorizedCall(api, call, fault, headers);
  } catch (error) {
    const details =
      error instanceof Refusal
        ? error.details
        : {
            status: 500,
            type: 'api_error' as const,
            message: 'An unexpected error occurred in the payment sandbox.',
          };
    return { status: details.status, body: refusalBody(details, call.requestId), headers };
  }
}

async function authorizedCall(
  api: Api,
  call: IncomingCall,
  fault: Fault | undefined,
  headers: Answer['headers'],
): Promise<Outcome> {
  const form = decodeForm(call.method === 'POST' ? call.body : call.query);
  const audience = audienceOf(api.keys, call.headers, form);
  const version = call.headers['stripe-version'];
  if (version !== undefined && !VERSION.test(String(version)))
    throw invalid(`Invalid Stripe API version: ${String(version)}`);
  const found = routeFor(ROUTES, call.method, call.path);
  if (found === undefined) {
    throw new Refusal({
      status: 404,
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${call.method}: ${call.path}).`,
    });
  }
  if (audience === 'publishable' && found.route.publishable !== true) throw needsSecretKey();

  const key = call.headers['idempotency-key'];
  const keyed =
    call.method === 'POST' && typeof key === 'string' && key !== ''
      ? { key, audience, path: call.path, form }
      : undefined;
  const earlier = keyed === undefined ? undefined : api.idempotency.begin(keyed);
  const before = fault?.moment === 'after' ? undefined : fault;
  try {
    if (before !== undefined) {
      const spoiled = await weather(api, before);
      if (spoiled !== undefined) return spoiled;
    }
    const answer =
      earlier === undefined
        ? carryOut(
            api,
            {
              ...api.sandbox,
              cause: { requestId: call.requestId, idempotencyKey: keyed?.key ?? null },
            },
            found.route,
            { id: found.id, path: call.path, form, audience },
            keyed,
          )
        : { status: earlier.status, body: earlier.body };
    await api.sandbox.state.flush();
    const spoiled = fault === undefined || fault === before ? undefined : await weather(api, fault);
    return (
      spoiled ?? {
        ...answer,
        headers:
          earlier === undefined
            ? headers
            : { ...headers, 'idempotent-replayed': 'true', 'original-request': earlier.requestId },
      }
    );
  } finally {
    if (keyed !== undefined && earlier === undefined) api.idempotency.abandon(keyed);
  }
}

/** Without a pause between the change and the note of its answer, so that no key is answered twice. */
function carryOut(
  api: Api,
  task: Task,
  route: Route,
  call: ApiCall,
  keyed: KeyedCall | undefined,
): { status: number; body: JsonObject } {
  const requestId = task.cause?.requestId ?? '';
  const note = (status: number, body: JsonObject) => {
    if (keyed !== undefined) api.idempotency.finish(keyed, { status, body, requestId });
    return { status, body };
  };
  try {
    const body = route.answer(task, call);
    return note(200, call.audience === 'secret' ? expand(task, body, call.form) : body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const body = refusalBody(error.details, requestId);
    return error.details.begun === true
      ? note(error.details.status, body)
      : { status: error.details.status, body };
  }
}

async function weather(api: Api, fault: Fault): Promise<'silence' | 'reset' | undefined> {
  switch (fault.kind) {
    case 'delay':
      await api.wait(fault);
      return undefined;
    case 'timeout':
      return 'silence';
    case 'reset':
      return 'reset';
    case 'rate_limit':
      throw new Refusal({
        status: 429,
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Too many requests. Please slow down and try again.',
      });
    case 'unavailable':
      throw new Refusal({
        status: 503,
        type: 'api_error',
        message: 'The payment sandbox was told to be unavailable.',
      });
    case 'error':
      throw new Refusal({
        status: 500,
        type: 'api_error',
        message: 'The payment sandbox was told to fail.',
      });
  }
}

function headersFor(call: IncomingCall): Answer['headers'] {
  const key = call.headers['idempotency-key'];
  return {
    'stripe-version':
      typeof call.headers['stripe-version'] === 'string'
        ? call.headers['stripe-version']
        : API_VERSION,
    'request-id': call.requestId,
    ...(typeof key === 'string' && call.method === 'POST' ? { 'idempotency-key': key } : {}),
  };
}
