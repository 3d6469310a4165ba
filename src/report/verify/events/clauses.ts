import { wordSet } from '../../../language';
import type { EventToken } from './tokens';

/** A stretch of a sentence with a verb of its own, and the words that led into it. */
export interface EventClause {
  readonly tokens: readonly EventToken[];
  /** “if”, “which”, a comma: what stands before it; empty at the head of a sentence. */
  readonly opener: string;
}

const opensClause = wordSet(
  `after although and because before but if or since so than that though unless until what when where whereas
   whether which while who`,
);
const isOpener = (word: string): boolean => /^[,;:.()!?]$/u.test(word) || opensClause(word);

export function splitClauses(tokens: readonly EventToken[]): EventClause[] {
  const clauses: EventClause[] = [];
  let [from, opener] = [0, ''];
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined && !isOpener(token.lower)) continue;
    if (at > from) clauses.push({ tokens: tokens.slice(from, at), opener });
    // Of several in a row, as in “, which”, the word tells more than the comma.
    const isAfterAnother = at === from && opener !== '';
    if (token !== undefined && !(isAfterAnother && token.kind === 'sign'))
      opener = /[.!?]/u.test(token.text) ? '' : token.lower;
    from = at + 1;
  }
  return clauses;
}
