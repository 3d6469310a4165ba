import type { Evidence } from '../../../research/evidence/shape';
import { inQuotes } from '../phrases';
import { commands, isPlainName, valueIn } from '../evidence-only/facts';
import { shortSourceName, sourceNameOf } from '../evidence-only/sources';

/** “Reason: The switch may stick.”: one line of a register’s entry. */
const LINE = /^(?<label>\p{Lu}[\p{L}\d. ]{1,40}): (?<said>\S.*)$/u;
const MOST_WORDS = 14;

/** The lines of an entry by their names, without what it is headed with. */
export function entryLines({ quote }: Evidence): ReadonlyMap<string, string> {
  return new Map(
    quote
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const { label, said } = LINE.exec(line)?.groups ?? {};
        return label === undefined || said === undefined ? [] : [[label, said.trim()] as const];
      }),
  );
}

export function registerOf(row: Evidence): string {
  return shortSourceName(sourceNameOf(row));
}

/** A line that is a plain name or phrase, as it stands within a sentence. */
export function plainLine(row: Evidence, ...labels: readonly string[]): string | undefined {
  const lines = entryLines(row);
  return labels
    .map((label) => (lines.get(label) ?? '').replace(/ \([^()]*\)/gu, ''))
    .find(isPlainName);
}

/** A count above zero. */
export function countIn(row: Evidence, label: string): number | undefined {
  const count = Number(entryLines(row).get(label));
  return Number.isInteger(count) && count > 0 ? count : undefined;
}

/** What an entry is headed with, without capitals that only the register uses. */
export function registerHeading(row: Evidence): string | undefined {
  if (typeof row.value !== 'string') return undefined;
  const title = valueIn(row)?.replace(/\.$/u, '');
  if (title === undefined || /[{}[\]<>|\\]/u.test(title) || commands(title)) return undefined;
  const isShouted = title.length > 6 && title === title.toUpperCase();
  if (!isPlainName(title)) return inQuotes(title, MOST_WORDS);
  return isShouted ? title.toLowerCase() : title;
}
