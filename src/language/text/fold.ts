/** One spelling for what a reader takes as the same: ligatures, quotes, dashes, spaces. */
export function fold(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[‘’‚‛ʼ′]/gu, "'")
    .replace(/[“”„‟«»″]/gu, '"')
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}

export function foldCase(text: string): string {
  return fold(text).toLowerCase();
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/** Whether `part` stands in `whole` as whole words; both are folded by the caller. */
export function containsWords(whole: string, part: string): boolean {
  if (part === '') return false;
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    if (!isWordCharacter(whole[at - 1]) && !isWordCharacter(whole[at + part.length])) return true;
  }
  return false;
}
