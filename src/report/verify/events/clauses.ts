import type { Token } from './tokens';

/** A stretch of a sentence with a verb of its own, and the words that led into it. */
export interface Clause {
  readonly tokens: readonly Token[];
  /** “if”, “which”, a comma: what stands before it; empty at the head of a sentence. */
  readonly opener: string;
}

const OPENERS = new RegExp(
  '^(?:[,;:.()!?]|but|because|although|though|while|whereas|and|or|which|who|that|what|' +
    'until|unless|since|if|when|whether|so|than|where|after|before)$',
  'u',
);

export function readClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let [from, opener] = [0, ''];
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined && !OPENERS.test(token.lower)) continue;
    if (at > from) clauses.push({ tokens: tokens.slice(from, at), opener });
    // Of several in a row, as in “, which”, the word tells more than the comma.
    const isAfterAnother = at === from && opener !== '';
    if (token !== undefined && !(isAfterAnother && token.kind === 'sign'))
      opener = /[.!?]/u.test(token.text) ? '' : token.lower;
    from = at + 1;
  }
  return clauses;
}
