import { fail, succeed } from '../../kernel/result';
import type { AnswerStore } from './on-record';
import type { Model, ModelCall, ModelFault, Used } from './ports';

export interface ScriptedModel extends Model {
  readonly calls: readonly ModelCall[];
}

/** A model without a service: it says what it is told to, or has the fault it is told to. */
export function scriptedModel(
  say: (call: ModelCall, index: number) => string | { readonly fault: ModelFault },
  {
    used = { inputTokens: 100, outputTokens: 20, micros: 300 },
    price = { input: 1, output: 10 },
  }: { used?: Used; price?: Model['price'] } = {},
): ScriptedModel {
  const calls: ModelCall[] = [];
  return {
    name: 'scripted:model',
    price,
    calls,
    async ask(call) {
      calls.push(call);
      const said = say(call, calls.length - 1);
      return {
        reply: typeof said === 'string' ? succeed(said) : fail(said.fault, 'It has a fault.'),
        used,
      };
    },
  };
}

export function storeInMemory(): AnswerStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get: async (hash) => kept.get(hash),
    put: async (hash, answer) => void kept.set(hash, answer),
  };
}
