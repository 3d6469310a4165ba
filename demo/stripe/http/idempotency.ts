import { createHmac } from 'node:crypto';
import { hours } from '../../../src/kernel/time';
import { canonicalForm, type FormObject } from './form';
import type { AnswerRecord } from '../records';
import { Refusal } from './refusal';
import { unixSpan, unixTime, type Sandbox } from '../control/sandbox';
import type { JsonObject } from './json';
import type { Audience } from '../intents/present-intent';

const REMEMBERED = hours(24);
const LONGEST_KEY = 255;

export interface KeyedCall {
  readonly key: string;
  readonly audience: Audience;
  readonly path: string;
  readonly form: FormObject;
}

export interface Idempotency {
  /** The answer this key had before, or nothing: then the key is taken until `finish` or `abandon`. */
  begin(call: KeyedCall): AnswerRecord | undefined;
  finish(call: KeyedCall, answer: { status: number; body: JsonObject; requestId: string }): void;
  abandon(call: KeyedCall): void;
}

export function createIdempotency(sandbox: Sandbox, secretKey: string): Idempotency {
  const running = new Set<string>();
  const { answers } = sandbox.state;
  const idOf = (call: KeyedCall) => `${call.audience}:${call.key}`;
  const fingerprintOf = (call: KeyedCall) =>
    createHmac('sha256', secretKey)
      .update(`${call.path} ${canonicalForm(call.form)}`)
      .digest('hex');

  const forgetOld = () => {
    const longestAgo = unixTime(sandbox.clock) - unixSpan(REMEMBERED);
    for (
      let oldest = answers.oldest();
      oldest !== undefined && oldest.created <= longestAgo;
      oldest = answers.oldest()
    ) {
      answers.remove(oldest.id);
    }
  };

  return {
    begin(call) {
      const id = idOf(call);
      if (call.key.length > LONGEST_KEY)
        throw refusal(400, `Idempotency keys can have up to ${LONGEST_KEY} characters.`);
      if (running.has(id)) {
        throw refusal(
          409,
          'There is currently another in-progress request using this idempotency key.',
          'idempotency_key_in_use',
        );
      }
      forgetOld();
      const answer = answers.get(id);
      if (answer === undefined) {
        running.add(id);
        return undefined;
      }
      if (answer.path !== call.path) {
        throw refusal(
          400,
          `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${answer.path}').`,
        );
      }
      if (answer.fingerprint !== fingerprintOf(call)) {
        throw refusal(
          400,
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        );
      }
      return answer;
    },
    finish(call, answer) {
      running.delete(idOf(call));
      answers.put({
        id: idOf(call),
        created: unixTime(sandbox.clock),
        path: call.path,
        fingerprint: fingerprintOf(call),
        ...answer,
      });
    },
    abandon: (call) => void running.delete(idOf(call)),
  };
}

const refusal = (status: number, message: string, code?: string) =>
  new Refusal({
    status,
    type: 'idempotency_error',
    message,
    ...(code === undefined ? {} : { code }),
  });
