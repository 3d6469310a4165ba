import type { Document } from './document';

const ARCHIVE =
  /(?:archived?|old|legacy|history|snapshot|copy)[^/]*?\b((?:19|20)\d{2})\b|\/web\/((?:19|20)\d{2})\d{4,}\//u;
/** “2022 in review”, “/2022/”: a page about one year. */
const YEAR_IN_TITLE = /(?<![\p{L}\p{N}-])20\d{2}(?![\p{L}\p{N}-])/gu;
const YEAR_IN_PATH = /\/(20\d{2})\/?$/u;

/** The one year that a page of the company is about, by its address or its title. */
export function yearOfPage(record: Document['record']): string | undefined {
  const { reliability, url, title, publishedAt, fetchedAt } = record;
  if (reliability !== 'first-party' || publishedAt !== undefined || !URL.canParse(url))
    return undefined;
  const path = new URL(url).pathname;
  const archived = ARCHIVE.exec(path)
    ?.slice(1)
    .find((year) => year !== undefined);
  const titled = new Set(title.match(YEAR_IN_TITLE));
  const [year] = titled.size === 1 ? titled : (YEAR_IN_PATH.exec(path)?.slice(1) ?? []);
  return archived ?? (year !== undefined && year <= fetchedAt.slice(0, 4) ? year : undefined);
}
