import { isCompanySuffix } from '../../../language';
import type { FieldValue, MatchRule, Source, SourceItem } from '../shape';

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

/** How a list is written as one text. */
const LISTED = '; ';

function scoreOf(value: FieldValue | undefined, match: MatchRule, known: KnownAs): number {
  const { against, how, ofAll } = match;
  const { scoreName, scoreText, domain } = known;
  if (typeof value !== 'string' || value.trim() === '') return 0;
  if (against === 'domain') return onDomain(value, domain);
  const listed = ofAll === undefined ? [value] : value.split(LISTED);
  if (listed.length > 1) return Math.max(...listed.map((one) => scoreOf(one, match, known)));
  return how === 'mentions' ? scoreText(value, against) : scoreName(value, against);
}

/** “Wells Fargo” of “Wells Fargo Bank, National Association”. */
function withoutUnitWords(name: string, words: ReadonlySet<string>): string {
  const all = name.split(/\s+/u);
  const last = all.findLastIndex((one) => {
    const small = one.toLowerCase().replace(/[.,()]/gu, '');
    return !words.has(small) && !isCompanySuffix(small);
  });
  return all
    .slice(0, last + 1)
    .join(' ')
    .replace(/,$/u, '');
}

/** So long a word is hardly the name of two makers of medicines. */
const LONG_WORD = 6;

/**
 * Whether a name is that of a unit of the company: the company's own and nothing else but what a unit's name adds. A
 * single word, or words that many there have, may be another's; then the unit's site must be on the company's domain.
 * A site elsewhere is another's in any case.
 */
function isUnit(item: SourceItem, { units, field }: MatchRule, known: KnownAs): boolean {
  if (units === undefined) return false;
  const names = [field].flat().flatMap((one) => item[one] ?? []);
  const site = units.site === undefined ? undefined : item[units.site];
  const isOnDomain =
    typeof site !== 'string' || site === '' || known.domain === undefined
      ? undefined
      : onDomain(site.replace(/^www\./iu, ''), known.domain) === 1;
  if (isOnDomain === false) return false;
  return names.some((name) => {
    const own = withoutUnitWords(String(name), new Set(units.words));
    const words = own.toLowerCase().split(' ');
    const isLong = units.site === undefined && (words[0]?.length ?? 0) >= LONG_WORD;
    const isOwn =
      (words.length > 1 || isLong) && words.some((word) => !units.common.includes(word));
    return (
      own !== name &&
      own !== '' &&
      (isOwn || isOnDomain === true) &&
      known.scoreName(own, 'names') >= 0.9
    );
  });
}

/** Of one among several, nothing that is said of all of them together. */
function withoutWhatAllShare(item: SourceItem, { field, ofAll = [] }: MatchRule): SourceItem {
  const isShared = [field].flat().some((name) => String(item[name] ?? '').includes(LISTED));
  return ofAll.length === 0 || !isShared
    ? item
    : Object.fromEntries(Object.entries(item).filter(([name]) => !ofAll.includes(name)));
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
    ...withoutWhatAllShare(item, match),
    matchScore: Math.max(0, ...fields.map((field) => scoreOf(item[field], match, known))),
  }));
  const fits = ({ matchScore }: SourceItem): boolean => Number(matchScore) >= match.min;
  const told = scored.map((item) =>
    !fits(item) && isUnit(item, match, known)
      ? { ...item, matchScore: match.min, ofGroup: 'yes' }
      : item,
  );
  return { about: told.filter(fits), apart: told.filter((item) => !fits(item)) };
}
