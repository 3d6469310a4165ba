import type { Evidence } from '../../../research/evidence/shape';
import {
  endSentence,
  inQuotes,
  quotesWell,
  formatDate,
  formatList,
  formatMany,
  formatMonth,
} from '../phrases';
import type { DraftClaim } from '../ports';
import { distinctBy, draft, isProse, wordsOf } from './facts';
import { formatEntry } from './entries';
import { byDay, dayOf, isMany, opening, sourceNameOf } from './sources';

export const PROBLEMS = 'Problems, and how they were handled';

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

const FOLLOWED = ['What was done about it', 'The answer to it', 'What came of it'] as const;
const MOST_FOLLOWED = 2;

interface Trouble {
  readonly row: Evidence;
  /** What is told in the same sentence. */
  readonly more?: Evidence;
  readonly text: string;
}

const NOTICE = { labels: ['Kind', 'Effective', 'Place', 'County'], needs: true } as const;

/** How many, where and from when, as the notice itself says it. */
function notice(row: Evidence): string | undefined {
  const day = dayOf(row);
  const text = formatEntry({ ...row, value: '', asOf: '', publishedAt: '' }, NOTICE);
  if (row.reliability !== 'register' || day === undefined || text === undefined) return undefined;
  const people =
    typeof row.value === 'number' ? ` for ${formatMany(row.value, 'person', 'people')}` : '';
  return `${opening(sourceNameOf(row))} ${isMany(row) ? 'have' : 'has'} a notice of ${formatMonth(day)}${people} (${text})`;
}

function cuts(rows: readonly Evidence[]): Trouble[] {
  const told = rows.filter((row) =>
    typeof row.value === 'number'
      ? row.value > 0
      : wordsOf(row) !== undefined || notice(row) !== undefined,
  );
  // One cut in two papers is one cut.
  return distinctBy(told, (row) =>
    typeof row.value === 'number' ? `${row.value} ${formatMonth(dayOf(row) ?? '')}` : row.id,
  )
    .slice(0, 2)
    .map((row, index) => {
      const day = dayOf(row);
      const date = day === undefined ? '' : ` in ${formatMonth(day)}`;
      const entered = notice(row);
      if (entered !== undefined) return { row, text: entered };
      if (typeof row.value === 'number')
        return {
          row,
          text: `${opening(sourceNameOf(row))} records a layoff of ${formatMany(row.value, 'person', 'people')}${date}`,
        };
      const start =
        index === 0
          ? `On layoffs, ${sourceNameOf(row)} states`
          : `A further notice of layoffs${date} reads`;
      return { row, text: `${start}: ${inQuotes(wordsOf(row) ?? '')}` };
    });
}

const LEGAL_ACT =
  /\b(?:suit|sued|settled|settlement|restated|fined|penalty|investigation|regulator)\b/iu;

/** Sentences that name an act come before those that only mention it, and those that say when before the others. */
function disputes(rows: readonly Evidence[]): Trouble[] {
  const weight = (row: Evidence) =>
    Number(LEGAL_ACT.test(row.quote)) * 2 + Number(/\b(?:19|20)\d{2}\b/u.test(row.quote));
  const told = rows
    .filter((row) => isProse(row.quote) && LEGAL_ACT.test(row.quote))
    .toSorted((left, right) => weight(right) - weight(left));
  const inTime = told
    .slice(0, 2)
    .toSorted((left, right) => (dayOf(left) ?? '9').localeCompare(dayOf(right) ?? '9'));
  const [first, second] = inTime;
  if (first === undefined) return [];
  const text = `On a dispute or correction, ${sourceNameOf(first)} writes: ${inQuotes(first.quote)}`;
  if (second === undefined) return [{ row: first, text }];
  if (sourceNameOf(first) === sourceNameOf(second))
    return [{ row: first, more: second, text: `${text}, and further ${inQuotes(second.quote)}` }];
  return [
    { row: first, text },
    { row: second, text: `${opening(sourceNameOf(second))} records: ${inQuotes(second.quote)}` },
  ];
}

const STORIES: readonly ((teller: string, headline: string, day: string) => string)[] = [
  (teller, headline, day) => `${opening(teller)} published this on ${day}: ${headline}`,
  (teller, headline, day) => `And this was the headline of ${teller} on ${day}: ${headline}`,
];

function stories(rows: readonly Evidence[]): Trouble[] {
  const told = rows
    .filter((row) => dayOf(row) !== undefined && wordsOf(row) !== undefined)
    .toSorted(byDay);
  return told.slice(0, STORIES.length).map((row, index) => ({
    row,
    text:
      STORIES[index]?.(
        sourceNameOf(row),
        inQuotes(wordsOf(row) ?? '', 18),
        formatDate(dayOf(row) ?? ''),
      ) ?? '',
  }));
}

/** What it ends that costs people their work. */
const ENDS = /\b(?:stop|close|closing|shut|wind down|end)\b/iu;

interface Findings {
  readonly layoffs: readonly Evidence[];
  readonly stories: readonly Evidence[];
  readonly legal: readonly Evidence[];
  readonly statements: readonly Evidence[];
}

/** What went wrong, each with the sentence that tells most of it and what came of it, as the same page has it. */
export function writeTroubles({ layoffs, stories: news, legal, statements }: Findings): {
  readonly drafts: DraftClaim[];
  readonly used: ReadonlySet<string>;
} {
  const used = new Set<string>();
  const leads: string[] = [...FOLLOWED];
  const cutUrls = new Set(layoffs.map(({ url }) => url));
  const troubles = [
    ...cuts(layoffs),
    ...stories(news.filter(({ url }) => !cutUrls.has(url))),
    ...disputes(legal),
  ];
  const drafts = troubles.flatMap(({ row, more, text }) => {
    for (const { id } of [row, ...(more === undefined ? [] : [more])]) used.add(id);
    const own = statements.filter(
      ({ id, url, quote, tier }) =>
        url === row.url &&
        tier === row.tier &&
        !used.has(id) &&
        isProse(quote) &&
        quotesWell(withoutDateline(quote)) &&
        standsAlone(quote) &&
        !/[“”]/u.test(quote),
    );
    const inOrder = own.toSorted((left, right) => left.start - right.start);
    const unhandled = inOrder.filter(({ quote }) => !HANDLED.test(quote));
    const detail =
      row.attribute === 'news'
        ? unhandled.find(({ quote }) => /\d/u.test(quote))
        : row.attribute === 'layoff'
          ? unhandled.find(({ quote }) => ENDS.test(quote))
          : undefined;
    const followed =
      row.attribute === 'legal'
        ? []
        : inOrder.filter(({ quote }) => HANDLED.test(quote)).slice(0, MOST_FOLLOWED);
    for (const { id } of [...(detail === undefined ? [] : [detail]), ...followed]) used.add(id);
    const words = (told: Evidence) => inQuotes(withoutDateline(told.quote));
    const heart =
      detail === undefined ? '' : `${row.attribute === 'news' ? ' –' : ':'} ${words(detail)}`;
    const lead = followed.length === 0 ? undefined : leads.shift();
    return [
      draft(
        endSentence(`${text}${heart}`),
        [row, ...(more === undefined ? [] : [more]), ...(detail === undefined ? [] : [detail])],
        { group: PROBLEMS, asOf: dayOf(row) },
      ),
      ...(lead === undefined
        ? []
        : [
            draft(endSentence(`${lead}: ${formatList(followed.map(words))}`), followed, {
              group: PROBLEMS,
              asOf: dayOf(followed[0] ?? row),
            }),
          ]),
    ];
  });
  for (const row of news.filter(({ url }) => cutUrls.has(url))) used.add(row.id);
  return { drafts, used };
}
