export interface PageSentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** More are no choice any more. */
const MOST = 60;

/** A page's quotable sentences with the words sought, to pick by tap or key instead of dragging. */
export function pageSentences(
  page: string,
  words: string,
  longest: number,
): readonly PageSentence[] {
  const sought = words
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const found: PageSentence[] = [];
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(
    page,
  )) {
    const text = segment.trim();
    if (text.length < 12 || text.length > longest) continue;
    if (!sought.every((word) => text.toLowerCase().includes(word))) continue;
    const start = index + segment.indexOf(text);
    found.push({ start, end: start + text.length, text });
    if (found.length === MOST) break;
  }
  return found;
}
