import { comparableName } from '../../company';

export function wordsIn(text: string): ReadonlySet<string> {
  return new Set(
    comparableName(text)
      .split(' ')
      .filter((word) => word !== ''),
  );
}

/** How many words a text has of those that are looked for. */
export function shared(words: ReadonlySet<string>, text: string): number {
  return [...wordsIn(text)].filter((word) => words.has(word)).length;
}
