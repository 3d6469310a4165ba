import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Ledger } from './spending/ledger';
import type { Model, ModelAnswer, ModelCall, ModelFault } from './ports';

/** Where answers are kept, each under the hash of its question. */
export interface AnswerStore {
  get(hash: string): Promise<string | undefined>;
  put(hash: string, answer: string): Promise<void>;
}

export interface RecordOptions {
  readonly store: AnswerStore;
  readonly ledger: Ledger;
  /** Which faults are kept too, so that a second run meets them again. */
  keepsFault(fault: ModelFault): boolean;
}

const used = z.object({ inputTokens: z.number(), outputTokens: z.number(), micros: z.number() });
const kept = z.object({
  reply: z.union([
    z.object({ ok: z.literal(true), value: z.string() }),
    z.object({
      ok: z.literal(false),
      failure: z.object({
        code: z.custom<ModelFault>((code) => typeof code === 'string'),
        sentence: z.string(),
      }),
    }),
  ]),
  used,
});

/** The same question to the same model has the same hash, on any machine. */
export function hashOfCall(
  model: string,
  { instructions, prompt, form, mostOutputTokens }: ModelCall,
): string {
  return createHash('sha256')
    .update(JSON.stringify([model, instructions, prompt, form, mostOutputTokens]))
    .digest('hex');
}

async function find(store: AnswerStore, hash: string): Promise<ModelAnswer | undefined> {
  const text = await store.get(hash);
  if (text === undefined) return undefined;
  try {
    return kept.parse(JSON.parse(text));
  } catch {
    // A record that can't be read is none: the question is asked again.
    return undefined;
  }
}

/** A model whose answers are kept before anyone acts on them: what was answered once is never paid for again. */
export function onRecord(model: Model, { store, ledger, keepsFault }: RecordOptions): Model {
  return {
    ...model,
    async ask(call) {
      const hash = hashOfCall(model.name, call);
      const before = await find(store, hash);
      const answer = before ?? (await model.ask(call));
      const fault = answer.reply.ok ? undefined : answer.reply.failure.code;
      if (before === undefined && (fault === undefined || keepsFault(fault))) {
        await store.put(hash, JSON.stringify({ reply: answer.reply, used: answer.used }));
      }
      ledger.note(call.stage, { used: answer.used, replayed: before !== undefined, fault });
      return answer;
    },
  };
}
