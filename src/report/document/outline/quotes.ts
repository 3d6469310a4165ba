import { defined } from '../../../kernel/defined';
import { formatDate } from '../format-date';
import type { OutlineQuote, OutlineSource } from './outline-shape';
import type { Citation, ReportDocument, SectionId } from '../shape';
import type { Picture } from '../pictures/pictures';
import { shortenQuote, toldFrom } from '../shorten-quote';
import { safeLink, shorten, visible } from '../visible';

/** Longer than this, a quote is no longer read on a phone, however few its words are. */
const LONGEST_SHOWN = 240;

export interface Quotes {
  /** By the id of the evidence: “3b”, the second quote from the third source. */
  readonly labels: ReadonlyMap<string, string>;
  readonly sources: readonly OutlineSource[];
}

export const picturesIn = ({ pictures = [] }: ReportDocument, id: SectionId): Picture[] =>
  pictures.filter(({ section }) => section === id);

interface Cited {
  readonly citation: Citation;
  /** The sentences or the picture that it stands behind. */
  readonly told: string;
}

/** In the order in which a reader meets them: those of a section's claims, then those of its pictures. */
function citedIn(document: ReportDocument): Cited[] {
  return document.sections.flatMap(({ id, claims }) => [
    ...claims.flatMap(({ citations, text }) =>
      citations.map((citation) => ({ citation, told: text })),
    ),
    ...picturesIn(document, id).flatMap(({ citations, says }) =>
      citations.map((citation) => ({ citation, told: says })),
    ),
  ]);
}

/** a … z, aa … */
function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter;
}

function shownQuote(citation: Citation, told: string): string {
  const { quote, display = quote, cutBefore, cutAfter } = citation;
  const lines = display.split('\n').map((line) => line.trim());
  const whole = visible(lines.filter((line) => line !== '').join(' · '));
  const shown = shorten(shortenQuote(whole, told), LONGEST_SHOWN);
  const before = cutBefore && !shown.startsWith('…') ? '… ' : '';
  const after = cutAfter && !shown.endsWith('…') ? ' …' : '';
  return `${before}${shown}${after}`;
}

/** Sources are numbered as a reader meets them, those that nothing cites last; each quote once, under its page. */
export function collectQuotes(document: ReportDocument): Quotes {
  const cited = citedIn(document);
  const told = toldFrom(
    cited.map(({ citation, told: text }) => ({ text, evidenceIds: [citation.evidenceId] })),
  );
  const met = new Map<string, number>();
  for (const { citation } of cited) if (!met.has(citation.url)) met.set(citation.url, met.size);
  const ordered = document.sources.toSorted(
    (one, other) => (met.get(one.url) ?? Infinity) - (met.get(other.url) ?? Infinity) || 0,
  );
  const numbers = new Map(ordered.map(({ url }, index) => [url, index + 1]));
  const labels = new Map<string, string>();
  const byUrl = new Map<string, OutlineQuote[]>(ordered.map(({ url }) => [url, []]));
  for (const { citation } of cited) {
    const quotes = byUrl.get(citation.url);
    if (labels.has(citation.evidenceId) || quotes === undefined) continue;
    const label = `${numbers.get(citation.url) ?? 0}${letters(quotes.length)}`;
    labels.set(citation.evidenceId, label);
    const text = shownQuote(citation, told.get(citation.evidenceId) ?? '');
    quotes.push({ label, text, isExact: citation.display === undefined });
  }
  return {
    labels,
    sources: ordered.map((source, index) => {
      const link = safeLink(source.url);
      const day = source.publishedAt ?? '';
      const title = shorten(visible(source.title) || visible(source.url), 160);
      const name = visible(source.sourceName);
      return {
        number: index + 1,
        title,
        // A page without a title of its own has its source's name, which nobody reads twice.
        line: [name === title ? '' : name, formatDate(day)].filter(Boolean).join(', '),
        quotes: byUrl.get(source.url) ?? [],
        ...defined({ link }),
      };
    }),
  };
}
