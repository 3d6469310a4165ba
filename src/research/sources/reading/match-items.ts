import type { FieldValue, Match, Source, SourceItem } from '../shape';

/** Who can say whether somebody's name or a text is the company's. How names are compared is not a source's to know. */
export interface KnownAs {
  /** How sure it is that a name in a row is the company's, from 0 to 1; under its legal names alone, or under all. */
  readonly scoreName: (name: string, against: 'names' | 'legalNames') => number;
  /** How sure it is that a text speaks of the company. */
  readonly scoreText: (text: string, against: 'names' | 'legalNames') => number;
  readonly domain?: string | undefined;
}

export interface MatchedItems {
  readonly about: readonly SourceItem[];
  /** Below the bar: kept for who checks, never used. */
  readonly apart: readonly SourceItem[];
}

/** Whether an address lies on the company's own domain. */
function onDomain(value: string, domain: string | undefined): number {
  if (domain === undefined) return 0;
  const host = URL.canParse(value) ? new URL(value).hostname : value.toLowerCase();
  return host === domain || host.endsWith(`.${domain}`) ? 1 : 0;
}

function scoreOf(
  value: FieldValue | undefined,
  { against, how }: Match,
  { scoreName, scoreText, domain }: KnownAs,
): number {
  if (typeof value !== 'string' || value.trim() === '') return 0;
  if (against === 'domain') return onDomain(value, domain);
  return how === 'mentions' ? scoreText(value, against) : scoreName(value, against);
}

/** Parts a source's items by whether they are about the company; without a rule for it, all of them are. */
export function matchItems(
  { match }: Source,
  items: readonly SourceItem[],
  known: KnownAs,
): MatchedItems {
  if (match === undefined) return { about: items, apart: [] };
  const fields = [match.field].flat();
  const scored = items.map((item): SourceItem => ({
    ...item,
    matchScore: Math.max(0, ...fields.map((field) => scoreOf(item[field], match, known))),
  }));
  const fits = ({ matchScore }: SourceItem): boolean => Number(matchScore) >= match.min;
  return { about: scored.filter(fits), apart: scored.filter((item) => !fits(item)) };
}
