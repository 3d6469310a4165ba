import { createHash } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, succeed } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { WireQuestion, WireResult } from '../fetch';
import { hide, secretsOf, withoutKeys, withoutSecrets } from './secrets';
import type { Tape, TapeLine } from './shape';

export const INDEX = 'index.jsonl';
export const BEGINNING = 'tape.json';
export const BODIES = 'bodies';

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** By what a question is found again: the same whoever asked, with whichever key. */
export function questionKeyOf(question: WireQuestion): Pick<TapeLine, 'method' | 'url' | 'sent'> {
  const { method, url, body } = question;
  const secrets = secretsOf(question);
  return {
    method,
    url: hide(withoutKeys(url), secrets),
    ...(body === undefined ? {} : { sent: sha256Of(hide(body, secrets)).slice(0, 16) }),
  };
}

/** Records all traffic into a folder: first each body, then the line that names it. */
export async function recordTape(folder: string, clock: Clock): Promise<Tape> {
  const begun = clock.now();
  await mkdir(join(folder, BODIES), { recursive: true });
  await writeFile(
    join(folder, BEGINNING),
    `${JSON.stringify({ tape: 1, begunAt: begun.toISOString() })}\n`,
  );
  await writeFile(join(folder, INDEX), '');
  const written = new Map<string, Promise<void>>();
  let lines: Promise<void> = Promise.resolve();

  const write = (line: TapeLine): Promise<void> => {
    lines = lines.then(() => appendFile(join(folder, INDEX), `${JSON.stringify(line)}\n`));
    return lines;
  };
  const storeBody = async (body: Uint8Array): Promise<string> => {
    const name = `${BODIES}/${sha256Of(body)}`;
    const writing = written.get(name) ?? writeFile(join(folder, name), body);
    written.set(name, writing);
    await writing;
    return name;
  };

  return {
    kind: 'recording',
    clock: { now: () => begun },
    async wire(question, live): Promise<WireResult> {
      const result = await live();
      const key = questionKeyOf(question);
      if (!result.ok) {
        await write({ ...key, time: clock.now().toISOString(), failure: result.failure });
        return fail(result.failure.code, result.failure.sentence);
      }
      const isSecret = question.standIn !== undefined && result.value.status === 200;
      const heard = isSecret
        ? {
            ...result.value,
            headers: { 'content-type': 'application/json' },
            body: Buffer.from(question.standIn ?? ''),
          }
        : result.value;
      // The caller is handed what the tape holds, with the time the tape holds.
      const answer = {
        ...(await withoutSecrets(heard, secretsOf(question))),
        at: clock.now().toISOString(),
      };
      const body = answer.body.length === 0 ? {} : { body: await storeBody(answer.body) };
      await write({
        ...key,
        status: answer.status,
        headers: answer.headers,
        ...body,
        address: answer.address,
        time: answer.at,
      });
      if (isSecret) return succeed({ ...result.value, at: answer.at });
      // Where a redirect leads is followed as it was said, key and all.
      return succeed(
        answer.status >= 300 && answer.status < 400
          ? { ...answer, headers: result.value.headers }
          : answer,
      );
    },
    close: () => lines,
  };
}
