/** Whether a word is one of a list: in this spelling, in whatever letters, or beginning as one with a star does. */
export function wordSet(list: string): (word: string) => boolean {
  const entries = list.split(/[\s,]+/u).filter((word) => word !== '');
  const words: ReadonlySet<string> = new Set(entries.filter((word) => !word.endsWith('*')));
  const beginnings = entries.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  return (word) => {
    const lower = word.toLowerCase().replaceAll('’', "'");
    return words.has(lower) || beginnings.some((beginning) => lower.startsWith(beginning));
  };
}
