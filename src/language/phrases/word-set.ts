const bare = (entry: string): string => entry.replaceAll('*', '');

/**
 * Whether a word is one of a list: in this spelling, in whatever letters. A star stands for more of the word, before
 * its end, behind its beginning or around a part of it.
 */
export function wordSet(list: string): (word: string) => boolean {
  const entries = list
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
  const words: ReadonlySet<string> = new Set(entries.filter((one) => !one.includes('*')));
  const starred = entries.filter((one) => one.includes('*'));
  const parts = starred.filter((one) => one.startsWith('*') && one.endsWith('*')).map(bare);
  const beginnings = starred.filter((one) => !one.startsWith('*')).map(bare);
  const endings = starred.filter((one) => !one.endsWith('*')).map(bare);
  return (word) => {
    const lower = word.toLowerCase().replaceAll('’', "'");
    return (
      words.has(lower) ||
      beginnings.some((beginning) => lower.startsWith(beginning)) ||
      endings.some((ending) => lower.endsWith(ending)) ||
      parts.some((part) => lower.includes(part))
    );
  };
}
