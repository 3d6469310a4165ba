import type { ParsedSentence, TextRange, Token } from '../parser';

/** A read sentence with its children at hand. */
export interface TreeView {
  readonly text: string;
  readonly tokens: readonly Token[];
  childrenOf(index: number): readonly Token[];
}

export function viewTree({ text, tokens }: ParsedSentence): TreeView {
  const children: Token[][] = tokens.map(() => []);
  for (const token of tokens) children[token.head]?.push(token);
  return { text, tokens, childrenOf: (index) => children[index] ?? [] };
}

/** The relation without its subtype. */
export const relationOf = ({ label }: Token): string => label.split(':')[0] ?? label;

export const childrenBy = (
  view: TreeView,
  head: number,
  ...relations: readonly string[]
): readonly Token[] =>
  view
    .childrenOf(head)
    .filter((token) => relations.includes(token.label) || relations.includes(relationOf(token)));

/**
 * The tokens below a head, itself included, in the order of the text; what `leaveOut` names is left out with all
 * below it.
 */
export function subtree(
  view: TreeView,
  head: Token,
  leaveOut: (token: Token) => boolean,
): readonly Token[] {
  const found: Token[] = [];
  const waiting = [head];
  for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
    found.push(token);
    for (const child of view.childrenOf(token.index)) if (!leaveOut(child)) waiting.push(child);
  }
  return found.toSorted((one, other) => one.index - other.index);
}

/** The stretch without a break that holds the head, so that no foreign words stand in it; marks at its ends go. */
export function stretchAround(tokens: readonly Token[], head: Token): readonly Token[] {
  const own = tokens.findIndex(({ index }) => index === head.index);
  let from = own;
  let to = own;
  while (from > 0 && (tokens[from - 1]?.index ?? -1) === (tokens[from]?.index ?? 0) - 1) from--;
  while (to + 1 < tokens.length && tokens[to + 1]?.index === (tokens[to]?.index ?? 0) + 1) to++;
  while (from < own && isMark(tokens[from])) from++;
  while (to > own && isMark(tokens[to])) to--;
  return tokens.slice(from, to + 1);
}

const isMark = (token: Token | undefined): boolean =>
  token?.pos === 'PUNCT' && !/^[)\]”"']$/.test(token.text);

export const rangeOf = (tokens: readonly Token[]): TextRange => ({
  start: tokens.at(0)?.start ?? 0,
  end: tokens.at(-1)?.end ?? 0,
});
