import type { ParsedSentence, Token } from '../../../language/parser';

/** A read sentence with its children at hand. */
export interface Tree {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly root: Token | undefined;
  childrenOf(index: number, ...labels: readonly string[]): readonly Token[];
  /** The first and the last token of all that hangs on one, itself included. */
  spanOf(token: Token): readonly [first: Token, last: Token];
}

export const baseLabel = ({ label }: Token): string => label.split(':')[0] ?? label;

export function treeOf({ text, tokens }: ParsedSentence): Tree {
  const children: Token[][] = tokens.map(() => []);
  for (const token of tokens) children[token.head]?.push(token);
  const childrenOf = (index: number, ...labels: readonly string[]): readonly Token[] => {
    const all = children[index] ?? [];
    return labels.length === 0
      ? all
      : all.filter((token) => labels.includes(token.label) || labels.includes(baseLabel(token)));
  };
  return {
    text,
    tokens,
    root: tokens.find(({ head }) => head === -1),
    childrenOf,
    spanOf(token) {
      let [first, last] = [token, token];
      const waiting = [token];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (next.index < first.index) first = next;
        if (next.index > last.index) last = next;
        waiting.push(...childrenOf(next.index));
      }
      return [first, last];
    },
  };
}

/** A change of the text: what stands from start to end becomes something else. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = text;
  for (const { start, end, text: replacement } of edits.toSorted(
    (one, other) => other.start - one.start,
  ))
    edited = edited.slice(0, start) + replacement + edited.slice(end);
  return edited;
}
