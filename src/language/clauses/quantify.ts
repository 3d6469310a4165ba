import { QUANTIFIERS } from '../lexicon/numbers/quantifiers';
import type { Token } from '../parser';
import type { Quantifier, QuantifierKind } from './shape';
import type { TreeView } from './tree-view';

const KINDS: ReadonlyMap<string, QuantifierKind> = new Map(QUANTIFIERS);
const MOST_WORDS = 4;
/** How far before a phrase its quantifier may stand: "up to", "at least". */
const BEFORE = 3;

/** The quantifiers in a phrase and right before it; the longest reading of each word counts. */
export function quantifiersOf(
  { text, tokens }: TreeView,
  own: readonly Token[],
  head: Token,
): readonly Quantifier[] {
  const first = own[0]?.index ?? head.index;
  const found: Quantifier[] = [];
  for (let at = Math.max(0, first - BEFORE); at <= (own.at(-1)?.index ?? head.index); at++) {
    for (let count = MOST_WORDS; count > 0; count--) {
      const words = tokens.slice(at, at + count);
      const kind = KINDS.get(words.map((word) => word.text.toLowerCase()).join(' '));
      const last = words.at(-1);
      const touches = (last?.index ?? 0) >= first - 1 && reaches(tokens, last, head);
      if (kind === undefined || !last || words.length < count || !touches) continue;
      const start = words[0]?.start ?? last.start;
      found.push({ kind, start, end: last.end, text: text.slice(start, last.end) });
      at += count - 1;
      break;
    }
  }
  return found;
}

/** Whether a word hangs on the head and on no other noun between. */
function reaches(tokens: readonly Token[], word: Token | undefined, head: Token): boolean {
  let steps = 0;
  for (let token = word; token && steps < tokens.length; token = tokens[token.head], steps++)
    if (token.index === head.index) return true;
    else if (/^(?:nmod|conj|appos|acl)/.test(token.label)) return false;
  return false;
}
