const LEGAL_FORMS = new Set(['inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'ltd', 'limited', 'llc', 'llp', 'lp', 'plc', 'gmbh', 'ag', 'se', 'kg', 'sa', 'sas', 'sarl', 'nv', 'bv', 'ab', 'oy', 'oyj', 'as', 'asa', 'spa', 'srl', 'pty', 'kk', 'the']);

/** A name as it is compared: small letters, no accents, no marks, no legal form. */
export function comparableName(name: string): string {
  const words = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’.]/g, '').replace(/&/g, ' and ').split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const from = words[0] === 'the' && words.length > 1 ? 1 : 0;
  let to = words.length;
  while (to - from > 1 && LEGAL_FORMS.has(words[to - 1] ?? '')) to -= 1;
  return words.slice(from, to).join(' ');
}

/** How many letters must change to turn one into the other; gives up beyond `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const swap = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(swap, (before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = current;
  }
  return before[other.length] ?? limit + 1;
}

/** A misspelling, not another name: one letter in short names, two in long ones. */
export function isMisspelling(typed: string, name: string): boolean {
  if (typed.length < 4 || typed === name) return false;
  const limit = typed.length < 8 ? 1 : 2;
  return editDistance(typed, name, limit) <= limit;
}

/** `www.mill.example` and `mill.example` are one site. */
export function bareDomain(host: string): string {
  return host.toLowerCase().replace(/\.$/, '').replace(/^www\d?\./, '');
}
