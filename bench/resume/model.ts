import { setTimeout as sleep } from 'node:timers/promises';
import { hashOfCall } from '../../src/platform/models/on-record';
import { honestReply } from '../../test/support/honest-reply';
import {
  startModelServer,
  type AskedQuestion,
  type ModelServer,
} from '../../test/support/model-server';

export interface Watched {
  readonly server: ModelServer;
  /** Tells which answers are kept by now; asked with every question. */
  watch(kept: () => ReadonlySet<string>): void;
  readonly counts: { asked: number; askedThoughKept: number; askedAgain: number };
  readonly hashes: Set<string>;
}

function hashOf({ body }: AskedQuestion): string {
  const [system, user] = body.messages ?? [];
  const format = body['response_format'] as { json_schema: { schema: object } };
  return hashOfCall('compatible:stub', {
    stage: '',
    instructions: system?.content ?? '',
    prompt: user?.content ?? '',
    form: format.json_schema.schema,
    mostOutputTokens: Number(body['max_tokens']),
  });
}

/** An honest service that takes its time and notes who asks it twice. */
export async function startWatchedModel(takesMilliseconds: number): Promise<Watched> {
  const hashes = new Set<string>();
  const counts = { asked: 0, askedThoughKept: 0, askedAgain: 0 };
  let kept: () => ReadonlySet<string> = () => new Set();
  const server = await startModelServer(async (question) => {
    const hash = hashOf(question);
    counts.asked += 1;
    if (kept().has(hash)) counts.askedThoughKept += 1;
    if (hashes.has(hash)) counts.askedAgain += 1;
    hashes.add(hash);
    await sleep(takesMilliseconds);
    return { say: honestReply(question.body.messages?.at(-1)?.content ?? '') };
  });
  return {
    server,
    counts,
    hashes,
    watch(now) {
      kept = now;
      hashes.clear();
    },
  };
}
