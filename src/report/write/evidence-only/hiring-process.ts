import { Phrasebook, phraseFinder, wordSet } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { isCapitalized, squeeze, trimEndSigns } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { shorten } from '../../document';
import { endSentence } from '../phrases';
import { asTheirs } from '../wording/theirs';
import {
  commands,
  distinctBy,
  draft,
  factsOf,
  isPlainAmount,
  isPlainName,
  isProse,
  wordsOfRow,
} from './facts';
import { writeVisas } from '../registers';
import { isForAnotherDepartment } from '../typical/departments';

const STEPS = 'The rounds';

const MOST_STEPS = 6;
const MOST_SAID = 2;
const LONGEST_NAME = 80;
/** What a page says within so many letters after its last step may still be about that step. */
const AFTER_THE_LAST = 350;

export function compareSteps(left: Evidence, right: Evidence): number {
  return (
    Number(left.details?.['order'] ?? 0) - Number(right.details?.['order'] ?? 0) ||
    left.start - right.start
  );
}

/** A sentence that only mentions an interview is none of the rounds. */
export const isRound = ({ value, details }: Evidence): boolean =>
  value !== undefined || details?.['order'] !== undefined;

export interface HiringStep {
  readonly row: Evidence;
  /** “A call with a recruiter” */
  readonly name: string;
  /** “30 minutes” */
  readonly length: string | undefined;
}

const COUNTS = [
  ['about', 'about, around, up to'],
  ['count', '#, # #, # –/to #'],
  ['unit', 'day, days, hour, min, mins, minute, week'],
] as const;
const LENGTHS = new Phrasebook([['length', '<about> <count> <unit>, <count> <unit>']], COUNTS);

/** “A call with a recruiter (30 minutes)”: the name, and how long it takes. */
function lengthIn(words: string): Omit<HiringStep, 'row'> | undefined {
  for (const { start, end } of LENGTHS.find(words)) {
    const closing = words.indexOf(')', end);
    const length = words.slice(start, closing < 0 ? undefined : closing);
    const name = trimEndSigns(words.slice(0, start), ' ,:(–—-');
    const isWhole = ['', ')', '.', ').'].includes(words.slice(start + length.length));
    if (name.length < start && /\p{L}$/u.test(name) && isWhole) return { name, length };
  }
  return undefined;
}

/** A name that ends so was cut in the middle of a sentence. */
const hangs = phraseFinder('a/an/for/have/in/of/the/to/with $');

/** “Video call - Skills - Candidates meet two of the team for 50 minutes.”: labels, and a sentence about the step. */
const LABEL_BREAK = /\s[-–—]\s/u;
const MINUTES = new Phrasebook([['minutes', '<count> min/mins/minute']], COUNTS);
const SHORTEST_SENTENCE = 5;
const LONGEST_LABELS = 60;

function minutesIn(sentence: string): string | undefined {
  const [found] = MINUTES.find(sentence);
  const counts = sentence.slice(found?.start, found?.end).match(/\d+/gu) ?? [];
  return found === undefined ? undefined : `${counts.join('–')} minutes`;
}

function labeledStep(words: string): Omit<HiringStep, 'row'> | undefined {
  const parts = words.split(LABEL_BREAK);
  const sentence = parts.at(-1) ?? '';
  const name = parts.slice(0, -1).join(': ');
  const isSentence = isCapitalized(sentence) && sentence.endsWith('.');
  if (name === '' || name.length > LONGEST_LABELS || name.includes('.')) return undefined;
  if (!isSentence || sentence.split(' ').length < SHORTEST_SENTENCE) return undefined;
  return { name, length: minutesIn(sentence) };
}

/** “Team talks: Our usual loop. Includes four talks.”: a name, and whole sentences about it. */
function headedStep(words: string): Omit<HiringStep, 'row'> | undefined {
  const colon = words.indexOf(': ');
  const name = words.slice(0, Math.max(0, colon));
  const sentence = words.slice(colon + 2);
  if (name === '' || name.length > LONGEST_LABELS || /[.,;]/u.test(name)) return undefined;
  if (sentence.split(' ').length < SHORTEST_SENTENCE) return undefined;
  return { name, length: minutesIn(sentence) };
}

/** A step as its page tells it, with the time it takes told apart where the page says one. */
export function hiringStepOf(row: Evidence): HiringStep | undefined {
  const words = squeeze(wordsOfRow(row) ?? '');
  if (words === '') return undefined;
  const labeled = labeledStep(words) ?? headedStep(words);
  if (labeled !== undefined) return { row, ...labeled };
  const found = lengthIn(words);
  // “a 50-minute interview” is part of a sentence.
  const { name = words, length } = hangs(found?.name ?? '') ? {} : (found ?? {});
  return { row, name, length: length !== undefined && isPlainAmount(length) ? length : undefined };
}

/** What its page says right behind a step, in the order of the page. */
function about(
  step: Evidence,
  next: Evidence | undefined,
  statements: readonly Evidence[],
): readonly Evidence[] {
  const end = next?.url === step.url ? next.start : step.end + AFTER_THE_LAST;
  return statements
    .filter((row) => row.url === step.url && row.start >= step.end && row.start < end)
    .toSorted((left, right) => left.start - right.start)
    .slice(0, MOST_SAID);
}

const isRoundWord = wordSet(`
  assessment call challenge coding conversation design director exercise final fit fluency interview interviews
  hiring leadership manager managers meet meeting onsite panel phone presentation project recruiter round screen
  screening site skills stage system talk talks task team technical test values video visit`);

/** “Team Interviews” as a sentence has it: “Team interviews”. */
const inSentenceCase = (text: string): string =>
  (text.charAt(0).toUpperCase() + text.slice(1)).replace(/(?<=\p{L} )\p{Lu}\p{Ll}+/gu, (word) =>
    isRoundWord(word.toLowerCase()) ? word.toLowerCase() : word,
  );

/** The sentence below a heading that names a step. */
function ownSentence(row: Evidence): Evidence | undefined {
  const at = row.quote.indexOf('\n');
  return at < 0 ? undefined : { ...row, quote: row.quote.slice(at + 1) };
}

/** “Final interviews. Final interviews include …”: the sentence names the step by itself. */
const saysName = (sentence: string, name: string): boolean => {
  const told = new Set(sentence.toLowerCase().match(/\p{L}+/gu));
  return (name.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => told.has(word));
};

/** “A call with a recruiter, 30 minutes.” and what its page says of it, as one item. */
function oneByOne(
  steps: readonly HiringStep[],
  statements: readonly Evidence[],
): readonly DraftClaim[] {
  return steps.map(({ row, name, length }, index) => {
    const own = ownSentence(row);
    const behind = own === undefined ? about(row, steps[index + 1]?.row, statements) : [own];
    const said = behind.flatMap((one) => {
      const text = asTheirs(one);
      return text === undefined ? [] : [{ one, text }];
    });
    const short = inSentenceCase(shorten(name.replace(/\.$/u, ''), LONGEST_NAME));
    const step = `${short}${length === undefined ? '' : ` (${length})`}`;
    const [first] = said;
    const isSaid = length === undefined && first !== undefined && saysName(first.text, short);
    const text = [...(isSaid ? [] : [`${step}.`]), ...said.map((one) => one.text)].join(' ');
    const beside = said.map(({ one }) => one).filter(({ id }) => id !== row.id);
    return draft(text, [row, ...beside], { group: STEPS });
  });
}

/** Whether between two steps of one page another stands that isn’t told. */
function hasGap(steps: readonly HiringStep[], rows: readonly Evidence[]): boolean {
  const told = steps.map(({ row }) => row);
  return rows.some(
    (row) =>
      isRound(row) &&
      !told.some((one) => squeeze(one.quote) === squeeze(row.quote)) &&
      told.some((one) => one.url === row.url && compareSteps(one, row) < 0) &&
      told.some((one) => one.url === row.url && compareSteps(one, row) > 0),
  );
}

function describeSteps(
  rows: readonly Evidence[],
  statements: readonly Evidence[],
): readonly DraftClaim[] {
  const all = rows
    .toSorted(compareSteps)
    .flatMap((row) => hiringStepOf(row) ?? [])
    .filter(({ row, name }) => !commands(row.quote) && isPlainName(name.replace(/[:()/]/gu, '')));
  const steps = distinctBy(all, ({ name }) => name).slice(0, MOST_STEPS);
  const [only, second] = steps;
  // Of rounds that follow each other, one that can’t be told would be missing.
  if (only === undefined || (second !== undefined && hasGap(steps, rows))) return [];
  if (second === undefined)
    return [draft(endSentence(`One step is public: ${only.name}`), [only.row], { group: STEPS })];
  return oneByOne(steps, statements);
}

/** Pages by which recruiters and interviewers work, and no candidate. */
const saysForStaff =
  phraseFinder(`hiring manager, interviewer, onboarding, recruiter, recruiting, recruitment, rubric, scorecard,
   template`);
const saysForStaffToo = phraseFinder(
  `career/careers fair, referral, with candidates, with interview candidates`,
);

/** Whether a page tells this reader how they are hired: not another role, and not staff. */
export const isOnHiringOf = (input: WritingInput, row: Evidence): boolean =>
  !isForAnotherDepartment(input, row) && !saysForStaff(row.title) && !saysForStaffToo(row.title);

export function writeHiringProcess(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const isMeant = (row: Evidence) => isOnHiringOf(input, row);
  const statements = facts.all('statement').filter((row) => isProse(row.quote) && isMeant(row));
  const own = facts.all('hiring-step-of-work').filter(isMeant);
  // A department's own rounds say more than those of everybody.
  const steps =
    own.length > 1 ? own : facts.all('hiring-step').filter((row) => isRound(row) && isMeant(row));
  return [...describeSteps(steps, statements), ...writeVisas(facts)];
}
