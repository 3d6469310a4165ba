import type { Evidence } from '../../../research/evidence/shape';
import { formatMany, formatMonth, formatYear } from '../phrases';
import type { DraftClaim } from '../ports';
import { typed } from '../wording/typed';
import { distinctBy } from './facts';
import { roughly } from './headcount';
import { dayOf } from './sources';

export const PROBLEMS = 'What went wrong';

const TROUBLE =
  /\b(?:lawsuits?|sued|fined|fines|fine of|outages?|breach(?:es|ed)?|recall(?:s|ed)?|investigations?|complaints?|layoffs?|delay(?:ed|s)?|apolog\w+|resign\w*|steps? down|criticis\w+|closures?|went wrong|incidents?)\b/iu;
/** These words mean harm only by what follows them: a deal is struck and a gap is closed as well. */
const HARM =
  /\b(?:strikes?\b(?! (?:an?|up|gold)\b)|shut(?:s|ting)?\b|shutdown|clos(?:es?|ed|ing)\b.{0,30}\b(?:teams?|offices?|plants?|shops?|stores?|sites?|mills?|workshops?|factor(?:y|ies)|warehouses?|branch(?:es)?))/iu;

export function isTrouble({ quote }: Evidence): boolean {
  return TROUBLE.test(quote) || HARM.test(quote);
}

/** What was done for those who were hurt by it, or so that it does not come again. */
const HANDLED =
  /\b(?:credited|refund\w*|compensat\w+|apologi[sz]ed|fixed|repaired|replaced|rebuilt|reinstated|withdrawn|supported until|severance|weeks of pay|recruiters?|moved to other|found work|instead of|no longer|now (?:needs?|takes?|has)|since then|settled|paid by)\b/iu;
/** Out of its article nobody would know of whom such a sentence speaks. */
const POINTS_BACK =
  /^(?:Their|Between them|Each|Both|Several|Three|Any of|Some|Everyone|There|Afterwards|Before|Then|The two|The (?:new|old) one|In \S+ of those)\b/u;

export function isHandled(quote: string): boolean {
  return HANDLED.test(quote);
}

/** “OMAHA, May 3 – ”: what stands before the first sentence of an article, and is half an address. */
const DATELINE = /^(?:\p{Lu}{3,}.{0,60}?|To [^–—]{2,40}) [–—] (?=\p{Lu})/u;

/** A sentence without the place and day before it. */
export function withoutDateline(quote: string): string {
  return quote.replace(DATELINE, '');
}

/** “… run it.”: nobody would know what. */
const ENDS_OPEN = /\b(?:it|them|this|that|those|these)[.!]?$/iu;

/** “Rehearsal has given them …”: nobody was named before of whom it could be said. */
function meansNobody(text: string): boolean {
  const at = text.search(/\b(?:they|them|their|theirs)\b/iu);
  return (
    at >= 0 &&
    !/\p{L}{3,}s\b|\band\b|\b(?:people|everyone|everybody|anyone|nobody|men|women|team|customer|who(?:ever)?)\b/iu.test(
      text.slice(0, at),
    )
  );
}

/** A sentence that says what it says out of its article, too. */
export function standsAlone(quote: string): boolean {
  const bare = withoutDateline(quote);
  return !POINTS_BACK.test(bare) && !ENDS_OPEN.test(bare) && !meansNobody(bare);
}

const MOST_CUTS = 2;

/** How many lost their jobs and when; who says so stands behind the mark. */
export function writeLayoffs(rows: readonly Evidence[], group: string): DraftClaim[] {
  const told = rows.filter(
    (row) => typeof row.value === 'number' && row.value > 0 && dayOf(row) !== undefined,
  );
  // One cut in two papers is one cut.
  return distinctBy(told, (row) => `${row.value} ${formatMonth(dayOf(row) ?? '')}`)
    .slice(0, MOST_CUTS)
    .map((row) => {
      const day = dayOf(row) ?? '';
      const people = formatMany(Number(row.value), 'person', 'people');
      const rough = roughly(row);
      const text = /^\d{4}-\d{2}/u.test(day)
        ? `In ${formatMonth(day)}, ${rough}${people} lost their jobs.`
        : `In ${formatYear(day)}, ${rough}${people} lost their jobs.`;
      return typed(text, [row], { group, asOf: day });
    });
}
