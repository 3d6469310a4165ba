import type { TreebankSentence } from './treebank';

/** A word with what hangs on it, before it and behind it. */
export interface Branch {
  readonly word: string;
  readonly tag: string;
  readonly label: string;
  readonly left: readonly Branch[];
  readonly right: readonly Branch[];
}

/** A word, its tags as in "VERB VBD", and what hangs on it. */
export const grow = (
  word: string,
  tag: string,
  left: readonly Branch[] = [],
  right: readonly Branch[] = [],
): Branch => ({ word, tag, label: 'root', left, right });

export const as = (label: string, branch: Branch): Branch => ({ ...branch, label });

export const withLeft = (branch: Branch, ...left: readonly Branch[]): Branch => ({
  ...branch,
  left: [...left, ...branch.left],
});

export const withRight = (branch: Branch, ...right: readonly Branch[]): Branch => ({
  ...branch,
  right: [...branch.right, ...right],
});

/** The sentence of a tree. */
export function sentenceFrom(root: Branch): TreebankSentence {
  const words: Branch[] = [];
  const places = new Map<Branch, number>();
  const place = (branch: Branch): void => {
    branch.left.forEach(place);
    words.push(branch);
    places.set(branch, words.length);
    branch.right.forEach(place);
  };
  place(root);
  const heads = words.map(() => 0);
  for (const head of words)
    for (const child of [...head.left, ...head.right])
      heads[(places.get(child) ?? 1) - 1] = places.get(head) ?? 0;
  return {
    words: words.map(({ word }) => word),
    tags: words.map(({ tag }) => tag),
    lemmas: words.map(() => '_'),
    heads,
    labels: words.map(({ label }) => label),
    text: '',
  };
}
