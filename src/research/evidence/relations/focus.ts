import type { Clause } from '../../../language/clauses';
import type { Sentence } from '../extract/document';
import { focusAfter, type Focus, type Referents } from './referents';

/** So many sentences back is looked for whom "it" means; further back nobody is sure. */
const FARTHEST = 3;

interface Before {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly referents: Referents;
  readonly focus: Focus;
}

/** Whom the text is about before a sentence, read only when a pronoun asks for it. */
export function focusBefore(
  before: Before,
  at: number,
  clausesOf: (sentence: Sentence) => readonly Clause[],
): Focus {
  const first = Math.max(0, at - FARTHEST);
  let focus: Focus = first === 0 ? before.focus : 'unknown';
  for (const sentence of before.sentences.slice(first, at))
    focus = focusAfter(clausesOf(sentence), before.text, before.referents, focus);
  return focus;
}
