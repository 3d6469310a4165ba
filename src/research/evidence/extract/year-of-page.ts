import { isYear, trimEndSigns, yearsIn } from '../../../kernel/text';
import type { Document } from './document';

const OF_ARCHIVES = ['archive', 'copy', 'history', 'legacy', 'old', 'snapshot'];
const LENGTH_OF_YEAR = 4;
const LENGTH_OF_DAY = 8;

/** “/archive-2016/”, “/web/20160102030405/…”: when a copy of a page was made. */
function yearOfArchive(path: string): string | undefined {
  const parts = path.split('/');
  const named = parts.flatMap((part) =>
    OF_ARCHIVES.filter((word) => part.includes(word)).flatMap((word) =>
      yearsIn(part.slice(part.indexOf(word) + word.length)),
    ),
  );
  const stamps = parts.filter((part, at) => parts[at - 1] === 'web' && Number(part) > 0);
  const copied = stamps
    .filter(({ length }) => length >= LENGTH_OF_DAY)
    .map((stamp) => stamp.slice(0, LENGTH_OF_YEAR));
  return [...named, ...copied].find((year) => isYear(year));
}
/** “2022 in review”, “/2022/”: a page about one year. */
const YEAR_IN_TITLE = /(?<![\p{L}\p{N}-])20\d{2}(?![\p{L}\p{N}-])/gu;

/** The one year that a page of the company is about, by its address or its title. */
export function yearOfPage(record: Document['record']): string | undefined {
  const { reliability, url, title, publishedAt, fetchedAt } = record;
  if (reliability !== 'first-party' || publishedAt !== undefined || !URL.canParse(url))
    return undefined;
  const path = new URL(url).pathname;
  const archived = yearOfArchive(path);
  const last = trimEndSigns(path, '/').split('/').at(-1) ?? '';
  const titled = new Set(title.match(YEAR_IN_TITLE));
  const [year] =
    titled.size === 1 ? titled : [last].filter((part) => isYear(part) && part >= '2000');
  return archived ?? (year !== undefined && year <= fetchedAt.slice(0, 4) ? year : undefined);
}
