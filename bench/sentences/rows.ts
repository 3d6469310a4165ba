import { readFileSync } from 'node:fs';
import { rowsOf } from '../real/companies';

export interface GoldFact {
  readonly attribute: string;
  readonly value: string;
  readonly unit?: string;
  /** `own` or `other:` and a name. */
  readonly subject: string;
  readonly time?: string;
  readonly modality: 'fact' | 'plan' | 'hypothetical' | 'denied' | 'past-superseded';
  readonly presupposed?: boolean;
  /** Two readers differ: finding or missing it counts neither way. */
  readonly doubtful?: boolean;
}

/** A sentence of a real document with its neighbours, and what it states. */
export interface LabelledSentence {
  readonly id: string;
  readonly company: string;
  readonly doc: string;
  readonly kind: string;
  readonly before: string;
  readonly sentence: string;
  readonly after: string;
  readonly facts: readonly GoldFact[];
  /** Drawn by chance, and not for its tempting words. */
  readonly isRandom: boolean;
}

export function readLabelled(file: string): readonly LabelledSentence[] {
  const draws = drawsBeside(file);
  return rowsOf(file).map((cells) => {
    const { id = '', company = '', doc = '', before = '', sentence = '', after = '' } = cells;
    const kind = cells['kind-of-document'] ?? '';
    const facts = JSON.parse(cells['facts'] ?? '[]') as readonly GoldFact[];
    const isRandom = draws.get(id) === 'random';
    return { id, company, doc, kind, before, sentence, after, facts, isRandom };
  });
}

/** How each sentence was drawn stands in a file beside it, where there is one. */
function drawsBeside(file: string): ReadonlyMap<string, string> {
  try {
    const lines = readFileSync(file.replace(/\.tsv$/, '-draws.tsv'), 'utf8')
      .trimEnd()
      .split('\n');
    return new Map(lines.map((line) => [line.split('\t')[0] ?? '', line.split('\t')[1] ?? '']));
  } catch {
    return new Map();
  }
}
