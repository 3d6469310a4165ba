import { phraseFinder, Phrasebook, WORKING_LIFE } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { formatDate, formatMany, formatMonth, formatYear } from '../phrases';
import type { DraftClaim } from '../ports';
import { asIts, asPlain, asTheirs } from '../wording/theirs';
import { typed } from '../wording/typed';
import { entryLines } from '../registers';
import { distinctBy, draft, isPlainName } from './facts';
import { roughly } from './role/headcount';
import { dayOfRow } from './sources';

export const PROBLEMS = 'What went wrong';

/** These words mean harm only by what follows them: a deal is struck and a gap is closed as well. */
const saysStrike = phraseFinder('strike !a/an/gold/up, strike $, strike _/.');
const WORDS = new Phrasebook(WORKING_LIFE);

export function isTrouble({ quote }: Evidence): boolean {
  const said = WORDS.kindsIn(quote);
  return said.has('trouble') || said.has('harm') || saysStrike(quote);
}

/** What was done for those who were hurt by it, or so that it does not come again. */
/** Out of its article nobody would know of whom such a sentence speaks. */
const pointsBack = (quote: string): boolean => WORDS.kindsIn(quote).has('points-back');

function isHandled(quote: string): boolean {
  return WORDS.kindsIn(quote).has('handled');
}

/** “OMAHA, May 3 – ”: what stands before the first sentence of an article, and is half an address. */
const DATELINE = /^(?:\p{Lu}{3,}.{0,60}?|To [^–—]{2,40}) [–—] (?=\p{Lu})/u;

/** A sentence without the place and day before it. */
export function withoutDateline(quote: string): string {
  return quote.replace(DATELINE, '');
}

/** “… run it.”: nobody would know what. */
const endsOpen = phraseFinder(
  'it/them/this/that/those/these $, it/them/this/that/those/these ./! $',
);

const namesSomebody = phraseFinder(
  '*s, and, anyone, customer, everybody, everyone, =men, nobody, people, team, who, whoever, =women',
);
const THEY = new Phrasebook([['they', '=their, =theirs, them, they']]);
/** “Rehearsal has given them …”: nobody was named before of whom it could be said. */
function meansNobody(text: string): boolean {
  const [they] = THEY.find(text);
  return they !== undefined && !namesSomebody(text.slice(0, they.start));
}

/** A sentence that says what it says out of its article, too. */
export function standsAlone(quote: string): boolean {
  const bare = withoutDateline(quote);
  return !pointsBack(bare) && !endsOpen(bare) && !meansNobody(bare);
}

const MOST_CUTS = 2;
const saysOfThem = phraseFinder('their, them, they, you, your');

/** “In March 2025, ” where the day is known. */
function whenOf(row: Evidence): string {
  const day = dayOfRow(row) ?? '';
  if (day === '') return '';
  return `In ${/^\d{4}-\d{2}/u.test(day) ? formatMonth(day) : formatYear(day)}, `;
}

/** What an authority was told in advance is no count of those who left. */
function noticeOf(row: Evidence): string | undefined {
  const lines = entryLines(row);
  const [place = '', county = ''] = [lines.get('Place'), lines.get('County')];
  const town = isPlainName(place) && !/\d/u.test(place) ? place : undefined;
  const region = county.endsWith(' County') && isPlainName(county) ? county : undefined;
  const where = town ?? region;
  const effective = formatDate(lines.get('Effective') ?? '');
  const from = effective === '' ? '' : `, effective ${effective}`;
  const kind = lines.get('Kind') ?? '';
  const dated = formatMonth(dayOfRow(row) ?? '');
  const start = dated === '' ? 'A layoff notice' : `A layoff notice of ${dated}`;
  const at = where === undefined ? '' : ` in ${where}`;
  if (typeof row.value === 'number' && row.value > 0)
    return `${start} covers ${formatMany(row.value, 'person', 'people')}${at}${from}.`;
  if (where === undefined) return undefined;
  const what = ['closing', 'closure'].includes(kind.toLowerCase())
    ? 'announces a closure'
    : 'names people';
  return `${start} ${what}${at}${from}.`;
}

function cutOf(row: Evidence): string | undefined {
  if (row.reliability === 'register' && entryLines(row).size > 0) return noticeOf(row);
  if (typeof row.value !== 'number') return standsAlone(row.quote) ? asTheirs(row) : undefined;
  if (row.value <= 0) return undefined;
  const people = `${roughly(row)}${formatMany(row.value, 'person', 'people')}`;
  const when = whenOf(row);
  if (when === '') return `There was a layoff of ${people}.`;
  return `${when}${people} lost ${row.value === 1 ? 'a job' : 'their jobs'}.`;
}

/** What the same page says was done about it, in one sentence that needs no other. */
export function writeHandled(
  { url }: Evidence,
  statements: readonly Evidence[],
  group: string,
): DraftClaim[] {
  return statements
    .filter((row) => row.url === url && isHandled(row.quote) && standsAlone(row.quote))
    .flatMap((row) => {
      const text = asIts(row, 'It') ?? asPlain(row);
      return text === undefined || saysOfThem(text) ? [] : [draft(text, [row], { group })];
    })
    .slice(0, 1);
}

const hasCount = ({ value }: Evidence): boolean => typeof value === 'number';

/** How many lost their jobs and when; who says so stands behind the mark. */
export function writeLayoffs(
  rows: readonly Evidence[],
  statements: readonly Evidence[],
  group: string,
): DraftClaim[] {
  // A count and the sentence that it was read from are one cut.
  const counted = new Set(rows.filter(hasCount).map(({ quote }) => quote));
  const told = rows.flatMap((row) => {
    const text = !hasCount(row) && counted.has(row.quote) ? undefined : cutOf(row);
    return text === undefined ? [] : [{ row, text }];
  });
  // One cut in two papers is one cut.
  return distinctBy(told, ({ row, text }) =>
    typeof row.value === 'number' ? `${row.value} ${formatMonth(dayOfRow(row) ?? '')}` : text,
  )
    .slice(0, MOST_CUTS)
    .flatMap(({ row, text }) => {
      const isNotice = row.reliability === 'register' && entryLines(row).size > 0;
      const say = isNotice ? draft : typed;
      return [
        say(text, [row], { group, asOf: dayOfRow(row) }),
        ...writeHandled(row, statements, group),
      ];
    });
}
