import { milliseconds } from '../../../src/kernel/time';
import type { PaymentSandboxControl } from './control';
import type { Fault } from './faults';
import type { Json, JsonObject } from '../http/json';
import { invalid } from '../http/refusal';
import type { Forgery } from './webhooks';

type Command = (control: PaymentSandboxControl, input: JsonObject) => unknown;

const word = (input: JsonObject, name: string): string => {
  const value = input[name];
  if (typeof value !== 'string' || value === '')
    throw invalid(`Missing required param: ${name}.`, { param: name });
  return value;
};
const number = (input: JsonObject, name: string): number => {
  const value = input[name];
  if (typeof value !== 'number' || !(value >= 0))
    throw invalid(`Missing required param: ${name}.`, { param: name });
  return value;
};
const choice = <Word extends string>(
  input: JsonObject,
  name: string,
  words: readonly Word[],
): Word => {
  const found = words.find((each) => each === input[name]);
  if (found === undefined)
    throw invalid(`Invalid ${name}: must be one of ${words.join(', ')}`, { param: name });
  return found;
};
const OUTCOMES = ['succeeded', 'failed'] as const;
const ENDINGS = ['won', 'lost'] as const;
const ORDERS = ['made', 'reversed'] as const;
const FORGERIES: readonly Forgery[] = ['wrong_secret', 'altered_body', 'no_signature'];

const COMMANDS: Readonly<Record<string, Command>> = {
  latency: (control, input) => control.setLatency(milliseconds(number(input, 'milliseconds'))),
  fail: (control, input) => control.fail(faultOf(input)),
  'clear-faults': (control) => control.clearFaults(),
  'settle-processing': (control, input) =>
    control.settleProcessing(word(input, 'intent'), choice(input, 'outcome', OUTCOMES)),
  'finish-authentication': (control, input) =>
    control.finishAuthentication(word(input, 'intent'), choice(input, 'outcome', OUTCOMES)),
  refund: (control, input) =>
    control.refund(
      word(input, 'target'),
      input['amount'] === undefined ? undefined : number(input, 'amount'),
    ),
  'settle-refund': (control, input) =>
    control.settleRefund(word(input, 'refund'), choice(input, 'outcome', OUTCOMES)),
  'open-dispute': (control, input) => control.openDispute(word(input, 'target')),
  'close-dispute': (control, input) =>
    control.closeDispute(word(input, 'dispute'), choice(input, 'outcome', ENDINGS)),
  'duplicate-webhooks': (control, input) => control.duplicateWebhooks(number(input, 'copies')),
  'withhold-webhooks': (control, input) => control.withholdWebhooks(words(input['types'])),
  'hold-webhooks': (control) => control.holdWebhooks(),
  'release-webhooks': (control, input) => control.releaseWebhooks(choice(input, 'order', ORDERS)),
  redeliver: (control, input) => control.redeliver(word(input, 'event')),
  'send-stale': (control, input) =>
    control.sendStale(word(input, 'event'), milliseconds(number(input, 'milliseconds'))),
  forge: (control, input) =>
    control.forge(word(input, 'event'), choice(input, 'forgery', FORGERIES)),
  deliveries: (control) => control.deliveries(),
};

/** `POST /sandbox/control/<command>` with a JSON body; the secret key was checked before. */
export async function carryOut(
  control: PaymentSandboxControl,
  command: string,
  body: string,
): Promise<JsonObject> {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (run === undefined)
    throw invalid(`Unknown command: ${command}. There are ${Object.keys(COMMANDS).join(', ')}.`);
  return { result: ((await run(control, parse(body))) ?? null) as Json };
}

function parse(body: string): JsonObject {
  try {
    const value: unknown = JSON.parse(body === '' ? '{}' : body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as JsonObject;
  } catch {
    // Falls through to the one sentence below.
  }
  throw invalid('The body of a command is a JSON object.');
}

function faultOf(input: JsonObject): Fault {
  return {
    kind: choice(input, 'kind', [
      'error',
      'unavailable',
      'rate_limit',
      'timeout',
      'reset',
      'delay',
    ]),
    ...(input['path'] === undefined ? {} : { path: word(input, 'path') }),
    ...(input['method'] === undefined ? {} : { method: choice(input, 'method', ['GET', 'POST']) }),
    ...(input['times'] === undefined
      ? {}
      : { times: input['times'] === null ? null : number(input, 'times') }),
    ...(input['moment'] === undefined
      ? {}
      : { moment: choice(input, 'moment', ['before', 'after']) }),
    ...(input['delay'] === undefined ? {} : { delay: milliseconds(number(input, 'delay')) }),
  };
}

const words = (value: Json): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
