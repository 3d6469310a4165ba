import { defined } from '../../kernel/defined';
import type { Evidence } from '../../research/evidence/shape';
import type { Citation, SourceEntry } from '../document/shape';

/** What a source of tier B allows to be shown of it. */
const MOST_WORDS = 25;

/** The quote as it may be shown: whole, or its first words; in either case an exact slice of the snapshot. */
export function shownQuote(row: Evidence): string {
  return firstWords(row.quote, row);
}

function firstWords(text: string, { tier }: Evidence): string {
  if (tier === 'A') return text;
  const words = Array.from(text.matchAll(/\S+/gu));
  const last = words[MOST_WORDS - 1];
  return words.length <= MOST_WORDS || last === undefined
    ? text
    : text.slice(0, last.index + last[0].length);
}

export function cite(row: Evidence): Citation {
  return {
    evidenceId: row.id,
    sourceName: row.sourceName,
    title: row.title,
    url: row.url,
    quote: shownQuote(row),
    ...(row.display === undefined ? {} : { display: firstWords(row.display, row) }),
    ...defined({ publishedAt: row.publishedAt }),
    fetchedAt: row.fetchedAt,
  };
}

/** Every cited page once, in the order in which a reader meets it. */
export function listSources(citations: readonly Citation[]): SourceEntry[] {
  const byUrl = new Map<string, SourceEntry>();
  for (const { sourceName, title, url, fetchedAt, publishedAt } of citations) {
    if (byUrl.has(url)) continue;
    byUrl.set(url, {
      sourceName,
      title,
      url,
      fetchedAt,
      ...defined({ publishedAt }),
    });
  }
  return [...byUrl.values()];
}
