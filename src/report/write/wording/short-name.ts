import { isCompanySuffix, isLeftOut } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';

/** So often must the company use a short name itself before we do. */
const FEWEST_USES = 3;

const bare = (word: string): string => word.toLowerCase().replace(/[.,]/gu, '');

function withoutLegalForm(name: string): string[] {
  const words = name.replace(/^the\s+/iu, '').split(/\s+/u);
  while (words.length > 1 && isCompanySuffix(bare(words.at(-1) ?? ''))) {
    words.pop();
    if (/^(?:&|and)$/iu.test(words.at(-1) ?? '') && words.length > 1) words.pop();
  }
  return words;
}

/** How often a text stands in the company's own sentences, and how often without the word that follows in full. */
function countUses(rows: readonly Evidence[], short: string, rest: string): readonly number[] {
  const quotes = new Set(
    rows.filter(({ reliability }) => reliability === 'first-party').map(({ quote }) => quote),
  );
  let all = 0;
  let alone = 0;
  for (const quote of quotes) {
    for (const after of quote.split(short).slice(1)) {
      if (/^[\p{L}\p{N}]/u.test(after)) continue;
      all += 1;
      if (!after.trimStart().startsWith(rest)) alone += 1;
    }
  }
  return [all, alone];
}

/**
 * “Fernhollow” of “Fernhollow Systems, Inc.”, where it is known or calls itself so; else the name without its legal
 * form.
 */
export function shortNameOf(
  name: string,
  aliases: readonly string[],
  rows: readonly Evidence[],
): string {
  const words = withoutLegalForm(name);
  const full = words.join(' ').replace(/,$/u, '');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !isLeftOut(bare(last))) return full;
  const short = words.slice(0, -1).join(' ').replace(/,$/u, '');
  if (aliases.includes(short)) return short;
  const [all = 0, alone = 0] = countUses(rows, short, last);
  return alone >= FEWEST_USES && alone * 2 >= all ? short : full;
}

/** “eHealth Africa (eHA)” */
const LETTERS = /^ \((?:the )?[“"]?(?<letters>[\p{L}&]{2,7})[”"]?[,)]/u;

/** Whether letters stand in a longer name in their order, the first of both alike. */
export function shortens(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && short[0] === long[0];
}

/** The letters that a company’s own pages or filings put behind its name, by which they call it afterward. */
export function lettersOf(name: string, rows: readonly Evidence[]): readonly string[] {
  const found = rows
    .filter(({ reliability }) => reliability === 'first-party' || reliability === 'register')
    .flatMap(({ quote }) =>
      quote
        .split(name)
        .slice(1)
        .flatMap((behind) => LETTERS.exec(behind)?.groups?.['letters'] ?? []),
    )
    .filter((letters) => /\p{Lu}/u.test(letters.slice(1)))
    .filter((letters) => shortens(letters.toLowerCase(), name.toLowerCase()));
  return [...new Set(found)];
}
