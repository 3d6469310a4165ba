import { countWords } from '../../../kernel/text';
import type { Evidence } from '../../../research/evidence/shape';
import { THEMES, type Theme } from './themes';

const FIGURE =
  /[$€£]\s?\d|\d[\d,.]*\s?(?:%|percent|million|billion|thousand|years?|months?|weeks?|days?|hours?|people|employees)|\d{1,3},\d{3}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]\d?) \p{Ll}/iu;
const NAMED = /(?<=\p{Ll},? )\p{Lu}\p{L}+/u;
const OWN_SUBJECT =
  /^(?:(?:In|On|As of|Since|During|At|Through|By|Founded)\b[^,]{0,40},? )?(?:\p{Ll}+ )?(?:we|our|the company|all employees|every(?:one|body)|employees|team members|staff)\b/iu;
const YEAR = /\b(?:19|20)\d\d\b/gu;
/** Risks, accounting rules and the cover say little of the company that its business part doesn’t. */
const NO_PLACE =
  /\b(?:risk factors?|critical accounting|accounting (?:policies|standards|pronouncements)|income taxes|market risk|controls and procedures|forward-looking|cautionary|cover page|exhibits|signatures|debt|derivatives?|hedging|leases?|goodwill|pension|postretirement|stock-based compensation|earnings per share|retention|contractual obligations|new accounting|financial instruments|available information|where you can find|unresolved|cybersecurity|earnings guidance|fair value|non-gaap|privacy|terms of|cookies?|copyright|changelog|release notes|troubleshooting|FAQs?|glossary|template|how to|checklist|playbook|expense reports?)\b/iu;
const PARTS: readonly (readonly [heading: RegExp, worth: number])[] = [
  [/^item 1\.|\bitem 1\. business/iu, 1.5],
  [/^item (?:2|3)\b/iu, 0.75],
  [/^item 7\b/iu, 0.5],
  [/^item 8\b/iu, -0.75],
  [/^item 1a\b/iu, -9],
];

const countOf = (text: string, pattern: RegExp): number =>
  new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase())).size;

export interface Rated {
  readonly row: Evidence;
  readonly theme: Theme;
  readonly worth: number;
}

function worthFor(theme: Theme, row: Evidence, headings: string): number {
  const said = countOf(row.quote, theme.says);
  if (said === 0) return -9;
  const hasFigure = FIGURE.test(row.quote);
  if (theme.needsFigure === true && !hasFigure && !YEAR.test(row.quote)) return -9;
  return Math.min(said, 3) * 0.75 + Math.min(countOf(headings, theme.under), 2) * 1.25;
}

/** What a sentence is worth, whatever it is about. */
function generalWorth(row: Evidence, headings: string, newest: number): number {
  const { quote, attribute } = row;
  const words = countWords(quote);
  const years = [...quote.matchAll(YEAR)].map(([year]) => Number(year));
  const latest = years.length === 0 ? newest : Math.max(...years);
  const place = PARTS.find(([heading]) => heading.test(headings))?.[1] ?? 0;
  return (
    place +
    (NO_PLACE.test(headings) ? -2.5 : 0) +
    (attribute === 'passage' ? 0 : 0.75) +
    (FIGURE.test(quote) ? 1 : 0) +
    (NAMED.test(quote) ? 0.25 : 0) +
    (OWN_SUBJECT.test(quote) ? 0.75 : 0) -
    (words > 32 ? 0.75 : words < 7 ? 0.5 : 0) -
    Math.min(Math.max(newest - latest, 0), 6) * 0.4
  );
}

/** Each sentence under the theme it fits best, the best first. */
export function rateRows(rows: readonly Evidence[], newest: number): readonly Rated[] {
  return rows
    .flatMap((row): readonly Rated[] => {
      const headings = [...(row.context?.headings ?? []), row.title].join(' · ');
      const [best] = THEMES.map((theme) => ({
        theme,
        fit: worthFor(theme, row, headings),
      })).toSorted((one, other) => other.fit - one.fit);
      if (best === undefined || best.fit < 0) return [];
      const worth = best.fit + generalWorth(row, headings, newest);
      return worth > LEAST_WORTH ? [{ row, theme: best.theme, worth }] : [];
    })
    .toSorted(
      (one, other) =>
        other.worth - one.worth ||
        (one.row.id < other.row.id ? -1 : one.row.id > other.row.id ? 1 : 0),
    );
}

/** Below this a report is better without it. */
const LEAST_WORTH = 2.25;
