/** A pattern for any of the words or phrases of a list with commas; a star at the end of one stands for any ending. */
export function anyWord(list: string): RegExp {
  const words = list
    .split(',')
    .map((word) => word.replace(/\s+/gu, ' ').trim())
    .filter((word) => word !== '')
    .map((word) =>
      word
        .replace(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`)
        .replaceAll(' * ', String.raw` (?:[\p{L}&-]+ ){1,4}`)
        .replace(/\*$/u, String.raw`[\p{L}-]*`),
    );
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'giu');
}
