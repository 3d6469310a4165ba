import { phraseFinder } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';
import { capitalized, countWords, yearsIn } from '../../../../kernel/text';
import type { DraftClaim, WritingInput } from '../../ports';
import { formatMany, formatMonth, formatYear, inQuotes, quotesWell } from '../../phrases';
import { basisOf, type Basis, type Ground } from '../basis';
import { isUncontested } from '../contested';
import { wordsOfRow } from '../facts';
import { roughly } from '../role/headcount';
import { byDay, dayOfRow } from '../sources';
import { saysJobCuts } from '../../wording/job-cuts';
import { IN_COURT } from '../../retell/themes/themes';
import { isTrouble } from '../troubles';
import { line } from './line';
import { profitOf, sumOf, yearOf } from './money';
import { monthsBefore } from './names';

/** A subject that is better left to the others in the room. */
export interface Caution {
  /** “the 2025 layoffs” */
  readonly topic: string;
  readonly text: string;
  readonly reply: string;
  readonly grounds: readonly Ground[];
}

/** Longer ago, nobody in the room still thinks of it. */
const MOST_MONTHS = 48;
const MOST_CAUTIONS = 5;
const LONGEST = 28;

const pointsBack = phraseFinder(
  '^ also/another/he/it/its/she/that/their/these/they/this/those, ^ since then',
);

/** A verified sentence that can be told again as it is, without a quotation or a word that points back. */
function toldAgain({ claim }: Ground, company: string): string | undefined {
  const { text } = claim;
  if (/[“”:]/u.test(text) || countWords(text) > LONGEST) return undefined;
  const named = text.replace(/^(?:It|The company)(?= )/u, company);
  return pointsBack(named) ? undefined : named;
}

const when = (row: Evidence): string => {
  const day = dayOfRow(row);
  return day === undefined
    ? ''
    : day.length >= 7
      ? ` in ${formatMonth(day)}`
      : ` in ${formatYear(day)}`;
};

function layoffs({ facts, ground }: Basis, { writtenAt, company }: WritingInput): Caution[] {
  const row = facts
    .all('layoff')
    .filter(
      (one) =>
        isUncontested(one) && Number(one.value) > 0 && monthsBefore(one, writtenAt) < MOST_MONTHS,
    )
    .toSorted(byDay)[0];
  const found = ground(row, String(row?.value));
  if (row === undefined || found === undefined) return [];
  const year = formatYear(dayOfRow(row) ?? '');
  const count = Number(row.value);
  const what = count === 1 ? 'a job' : 'their jobs';
  const lost = `${capitalized(roughly(row))}${formatMany(count, 'person', 'people')} lost ${what}`;
  return [
    {
      topic: `the layoffs of ${year}`,
      text: `${lost} at ${company}${when(row)}.`,
      reply: AFTER_CUTS,
      grounds: [found],
    },
  ];
}

function loss(basis: Basis, { company }: WritingInput): Caution[] {
  const profit = profitOf(basis);
  if (profit?.kind !== 'loss') return [];
  const { row } = profit.latest;
  return [
    {
      topic: `the loss in ${yearOf(row)}`,
      text: `${company} lost ${sumOf(row)} in ${yearOf(row)}.`,
      reply: 'I saw the figure. I want to understand what you’re investing in.',
      grounds: [profit.latest],
    },
  ];
}

const THE_LAYOFFS = 'the layoffs';
const AFTER_CUTS = 'I read about it. I would rather hear how the team works now.';
type Reply = readonly [says: (text: string) => boolean, topic: string, reply: string];
const REPLIES: readonly Reply[] = [
  [saysJobCuts, THE_LAYOFFS, AFTER_CUTS],
  [
    phraseFinder('breach, breached, incident, outage, went wrong'),
    'the outage',
    'What I noticed is that you said in public what happened.',
  ],
  [phraseFinder('recall, recalled'), 'the recall', 'I know about it, and I don’t have a view.'],
  [
    phraseFinder(
      'court, defendant, investigation, lawsuit, litigation, plaintiff, settle*, sued, suit, suits',
    ),
    'the legal cases',
    'I know it exists, and I don’t have a view.',
  ],
];

/** Of several years the last counts; a sentence without one is of its page’s time. */
function isLongAgo(text: string, writtenAt: string): boolean {
  const years = yearsIn(text).map(Number);
  return years.length > 0 && Math.max(...years) < Number(formatYear(writtenAt)) - MOST_MONTHS / 12;
}

/** What was said of a court, a recall, an outage, or jobs that went, told again as it stands. */
function troubles(
  { facts, ground }: Basis,
  { company, written, writtenAt }: WritingInput,
): Caution[] {
  const rows = ['incident', 'legal', 'statement', 'passage', 'news'].flatMap((attribute) =>
    facts.all(attribute).filter((row) => isUncontested(row)),
  );
  const found = rows
    .flatMap((row) => ground(row, row.quote) ?? [])
    .filter(
      ({ row, claim }) => isTrouble(row) || saysJobCuts(row.quote) || claim.group === IN_COURT,
    );
  return REPLIES.flatMap(([says, topic, reply]): Caution[] => {
    const fitting = found
      .filter(
        ({ claim }) =>
          claim.section === 'developments' && says(claim.text) && !isLongAgo(claim.text, writtenAt),
      )
      .toSorted((left, right) => byDay(left.row, right.row));
    const [first] = fitting.flatMap((one) => {
      const text = toldAgain(one, company);
      return text === undefined || !written.includes(one.claim) ? [] : [{ one, text }];
    });
    return first === undefined ? [] : [{ topic, text: first.text, reply, grounds: [first.one] }];
  });
}

/** A headline without its article is told as one. */
function headlines({ facts, ground }: Basis, { writtenAt }: WritingInput): Caution[] {
  const [row] = facts
    .all('news')
    .filter(
      (one) =>
        one.reliability !== 'first-party' &&
        isUncontested(one) &&
        isTrouble(one) &&
        monthsBefore(one, writtenAt) < MOST_MONTHS,
    )
    .toSorted(byDay);
  const words = row === undefined ? undefined : wordsOfRow(row);
  const found = ground(row, words);
  if (row === undefined || words === undefined || found === undefined || !quotesWell(words, 14))
    return [];
  return [
    {
      topic: `the story of ${formatMonth(dayOfRow(row) ?? '')}`,
      text: `A headline${when(row)} reads ${inQuotes(words)}. We saw only the headline.`,
      reply: 'I read that, and I don’t know enough to have a view.',
      grounds: [found],
    },
  ];
}

export function cautionsIn(input: WritingInput, basis: Basis): Caution[] {
  const counted = layoffs(basis, input);
  const told = troubles(basis, input);
  return [
    ...counted,
    ...told.filter(({ topic }) => counted.length === 0 || topic !== THE_LAYOFFS),
    ...headlines(basis, input),
    ...loss(basis, input),
  ].slice(0, MOST_CAUTIONS);
}

export function writeAvoid(input: WritingInput): DraftClaim[] {
  return cautionsIn(input, basisOf(input)).map(({ text, reply, grounds }) =>
    line(text, grounds, { notes: [{ label: 'If it comes up', text: reply, spoken: true }] }),
  );
}
