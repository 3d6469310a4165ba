import { once } from 'node:events';
import {
  indexPassages,
  rankPassages,
  type IndexedPassage,
  type PassageIndex,
} from '../../research/evidence';
import { answerJsonLines, type JsonLine } from './json-lines';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';

type Name = string | number;

interface Pool {
  readonly names: readonly Name[];
  readonly index: PassageIndex;
}

/** Ranks passages for whoever wants to measure it: one JSON object a line in, one out. */
export const rankVerb: Verb = {
  async run(parameters) {
    readParameters(parameters, {});
    const answer = rankAnswerer();
    const write = async (text: string): Promise<void> => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    };
    await answerJsonLines(process.stdin, async (line) => answer(line), { write, atOnce: 1 });
    return 0;
  },
};

/** `order` holds the ids of the passages that have one, and the positions, from 0, of those that don't. */
export function rankAnswerer(): (line: JsonLine) => unknown {
  // Many questions are asked of the same passages, one after the other.
  let last: { readonly key: string; readonly pool: Pool } | undefined;
  return (line) => {
    if (line.kind === 'fault') return { error: line.error };
    const { id, query, passages } = line.value;
    if (typeof id !== 'string' && typeof id !== 'number')
      return { error: '“id” must be a string or a number.' };
    if (typeof query !== 'string') return { id, error: '“query” must be a string.' };
    if (!Array.isArray(passages)) return { id, error: '“passages” must be a list.' };
    const key = JSON.stringify(passages);
    const pool = last?.key === key ? last.pool : poolOf(passages);
    if (typeof pool === 'string') return { id, error: pool };
    last = { key, pool };
    return { id, order: rankPassages(pool.index, query).map((at) => pool.names[at]) };
  };
}

function poolOf(raw: readonly unknown[]): Pool | string {
  const names: Name[] = [];
  const passages: IndexedPassage[] = [];
  for (const [at, one] of raw.entries()) {
    const fields = (typeof one === 'string' ? { text: one } : one) as Readonly<
      Record<string, unknown>
    > | null;
    if (typeof fields !== 'object' || fields === null || typeof fields['text'] !== 'string')
      return `Passage ${at} must be a string or an object with “text”.`;
    const { id = at, text, page, context } = fields;
    if (typeof id !== 'string' && typeof id !== 'number')
      return `The “id” of passage ${at} must be a string or a number.`;
    names.push(id);
    passages.push({
      text,
      ...(typeof page === 'string' ? { page } : {}),
      ...(typeof context === 'string' ? { context } : {}),
    });
  }
  return { names, index: indexPassages(passages) };
}
