export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

const escapePattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Cuts a sentence into what its quotes carry and what they do not. */
export function markWords(text: string, words: readonly string[]): readonly MarkedPiece[] {
  const sought = [
    ...new Set(words.map((word) => word.trim()).filter((word) => word !== '')),
  ].toSorted((one, other) => other.length - one.length);
  if (sought.length === 0) return [{ text, isMarked: false }];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${sought.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), isMarked: false });
    pieces.push({ text: found[0], isMarked: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** What two wordings share at both ends, so that a change can be shown as what went and what came. */
export function compareWordings(
  before: string,
  after: string,
): { readonly before: readonly MarkedPiece[]; readonly after: readonly MarkedPiece[] } {
  const old = before.split(/(?<=\s)/u);
  const now = after.split(/(?<=\s)/u);
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old.at(-1 - tail) === now.at(-1 - tail)
  )
    tail += 1;
  const cut = (words: readonly string[]): readonly MarkedPiece[] =>
    [
      { text: words.slice(0, head).join(''), isMarked: false },
      { text: words.slice(head, words.length - tail).join(''), isMarked: true },
      { text: words.slice(words.length - tail).join(''), isMarked: false },
    ].filter(({ text }) => text !== '');
  return { before: cut(old), after: cut(now) };
}
