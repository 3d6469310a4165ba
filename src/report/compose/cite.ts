import { defined } from '../../kernel/defined';
import type { Evidence } from '../../research/evidence/shape';
import { bestStretch } from '../document';
import type { Citation, SourceEntry } from '../document/shape';

interface Part extends Pick<Citation, 'cutBefore' | 'cutAfter'> {
  readonly text: string;
}

/**
 * What may be shown of a text: all of it, or of a source of tier B the words that carry what is told
 * from it. In either case an exact slice.
 */
function partOf(text: string, { tier }: Evidence, told: string): Part {
  if (tier === 'A') return { text };
  const words = Array.from(text.matchAll(/\S+/gu));
  const stretch = bestStretch(
    words.map(([word]) => word),
    told,
  );
  const [first, last] = [words[stretch.from], words[stretch.to - 1]];
  if (first === undefined || last === undefined) return { text };
  const [cutBefore, cutAfter] = [stretch.from > 0, stretch.to < words.length];
  return {
    text: cutBefore || cutAfter ? text.slice(first.index, last.index + last[0].length) : text,
    ...(cutBefore ? { cutBefore } : {}),
    ...(cutAfter ? { cutAfter } : {}),
  };
}

/** A row of evidence as what the given sentences rest on. */
export function cite(row: Evidence, told: string): Citation {
  const quote = partOf(row.quote, row, told);
  const display = row.display === undefined ? undefined : partOf(row.display, row, told);
  const { text: shown, ...cut } = display ?? quote;
  return {
    evidenceId: row.id,
    sourceName: row.sourceName,
    title: row.title,
    url: row.url,
    quote: quote.text,
    ...(display === undefined ? {} : { display: shown }),
    ...cut,
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
