import { goesBeyond, mentionOf, onDomain, sameName, statesForm, withoutNames } from './compare-names';
import type { FieldValue, Match, Source, SourceItem } from './shape';

/** Under which names and addresses the company is known. */
export interface KnownAs {
  readonly names: readonly string[];
  readonly legalNames: readonly string[];
  readonly domain?: string;
  /** Others of a like name. What fits one of them as well as the company is not about the company. */
  readonly namesakes?: readonly string[];
}

export interface MatchedItems {
  readonly about: readonly SourceItem[];
  /** Below the bar: kept for who checks, never used. */
  readonly apart: readonly SourceItem[];
}

const SURE = 0.9;
/** As sure as a name can be that fits a namesake no worse. */
const RIVAL = 0.3;

function scoreOf(value: FieldValue | undefined, match: Match, { names, legalNames, domain, namesakes = [] }: KnownAs): number {
  if (typeof value !== 'string') return 0;
  if (match.against === 'domain') return onDomain(value, domain);
  const ours = match.against === 'legalNames' ? legalNames : [...names, ...legalNames];
  const rivals = namesakes.filter((rival) => sameName(rival, ours) < SURE);
  if (match.how === 'mentions') {
    const rest = withoutNames(value, rivals.filter((rival) => goesBeyond(rival, ours)));
    const score = mentionOf(rest, ours, namesakes.length > 0);
    // Of two whose names differ in the legal form alone, only the form tells which is meant.
    const hasTwin = rivals.some((rival) => sameName(rival, ours) > 0.5);
    return hasTwin && !statesForm(rest, legalNames) ? Math.min(score, 0.5) : score;
  }
  const score = sameName(value, ours);
  const rival = sameName(value, rivals);
  return rival >= SURE && rival >= score ? Math.min(score, RIVAL) : score;
}

/** Parts a source's items by whether they are about the company; without a rule for it, all of them are. */
export function matchItems({ match }: Source, items: readonly SourceItem[], known: KnownAs): MatchedItems {
  if (match === undefined) return { about: items, apart: [] };
  const fields = [match.field].flat();
  const scored = items.map((item): SourceItem => ({ ...item, matchScore: Math.max(0, ...fields.map((field) => scoreOf(item[field], match, known))) }));
  const fits = ({ matchScore }: SourceItem): boolean => Number(matchScore) >= match.min;
  return { about: scored.filter(fits), apart: scored.filter((item) => !fits(item)) };
}
