import { phraseFinder } from '../../../language';
import { loadParser } from '../../../research/evidence';
import type { Evidence } from '../../../research/evidence/shape';
import { squeeze } from '../../../kernel/text';
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
  wordsOf,
} from './facts';
import { writeVisas } from '../registers';
import { isForAnotherDepartment } from '../typical/departments';
import { wholeFirst } from './sources';

const STEPS = 'The rounds';
const TIME = 'How they decide';
const RULES = 'What it says about hiring';

const MOST_STEPS = 6;
const MOST_SAID = 2;
const LONGEST_NAME = 80;
/** What a page says within so many letters after its last step may still be about that step. */
const AFTER_THE_LAST = 350;

export function inOrder(left: Evidence, right: Evidence): number {
  return (
    Number(left.details?.['order'] ?? 0) - Number(right.details?.['order'] ?? 0) ||
    left.start - right.start
  );
}

/** A sentence that only mentions an interview is none of the rounds. */
export const isRound = ({ value, details }: Evidence): boolean =>
  value !== undefined || details?.['order'] !== undefined;

export interface Step {
  readonly row: Evidence;
  /** “A call with a recruiter” */
  readonly name: string;
  /** “30 minutes” */
  readonly length: string | undefined;
}

const LENGTH =
  /^(?<name>.*?\p{L})[\s,:(–—-]+(?<length>(?:about |around |up to )?\d+(?:\s?(?:-|–|to)\s?\d+)?[\s-]?(?:minutes?|mins?|hours?|days?|weeks?)\b[^)]*)\)?\.?$/iu;

/** A name that ends so was cut in the middle of a sentence. */
const HANGS = /\s(?:a|an|the|to|for|have|in|of|with)$/iu;

/** “Video call - Skills - Candidates meet two of the team for 50 minutes.”: labels, and a sentence about the step. */
const LABEL_BREAK = /\s[-–—]\s/u;
const MINUTES = /\b(?<from>\d{1,3})(?:\s?(?:-|–|to)\s?(?<to>\d{1,3}))?[\s-]min(?:ute)?s?\b/u;
const SHORTEST_SENTENCE = 5;
const LONGEST_LABELS = 60;

function labeledStep(words: string): Omit<Step, 'row'> | undefined {
  const parts = words.split(LABEL_BREAK);
  const sentence = parts.at(-1) ?? '';
  const name = parts.slice(0, -1).join(': ');
  const isSentence = /^\p{Lu}/u.test(sentence) && sentence.endsWith('.');
  if (name === '' || name.length > LONGEST_LABELS || name.includes('.')) return undefined;
  if (!isSentence || sentence.split(' ').length < SHORTEST_SENTENCE) return undefined;
  const { from, to } = MINUTES.exec(sentence)?.groups ?? {};
  const length = from === undefined ? undefined : `${[from, to].filter(Boolean).join('–')} minutes`;
  return { name, length };
}

/** A step as its page tells it, with the time it takes told apart where the page says one. */
export function stepOf(row: Evidence): Step | undefined {
  const words = squeeze(wordsOf(row) ?? '');
  if (words === '') return undefined;
  const labeled = labeledStep(words);
  if (labeled !== undefined) return { row, ...labeled };
  const found = LENGTH.exec(words)?.groups;
  // “a 50-minute interview” is part of a sentence.
  const { name = words, length } = HANGS.test(found?.['name'] ?? '') ? {} : (found ?? {});
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface HiringDrafts {
  readonly drafts: readonly DraftClaim[];
  readonly used: ReadonlySet<Evidence>;
}

/** “A call with a recruiter, 30 minutes.” and what its page says of it, as one item. */
function oneByOne(steps: readonly Step[], statements: readonly Evidence[]): HiringDrafts {
  const used = new Set<Evidence>();
  const drafts = steps.map(({ row, name, length }, index) => {
    const said = about(row, steps[index + 1]?.row, statements).flatMap((one) => {
      const text = asTheirs(one);
      return text === undefined ? [] : [{ one, text }];
    });
    for (const { one } of said) used.add(one);
    const short = capital(shorten(name.replace(/\.$/u, ''), LONGEST_NAME));
    const step = `${short}${length === undefined ? '' : ` (${length})`}`;
    const text = [`${step}.`, ...said.map((one) => one.text)].join(' ');
    return draft(text, [row, ...said.map(({ one }) => one)], { group: STEPS });
  });
  return { drafts, used };
}

function describeSteps(rows: readonly Evidence[], statements: readonly Evidence[]): HiringDrafts {
  const all = rows
    .toSorted(inOrder)
    .flatMap((row) => stepOf(row) ?? [])
    .filter(({ row, name }) => !commands(row.quote) && isPlainName(name.replace(/[:()/]/gu, '')));
  const steps = distinctBy(all, ({ name }) => name).slice(0, MOST_STEPS);
  const [only, second] = steps;
  if (only === undefined) return { drafts: [], used: new Set() };
  if (second === undefined)
    return {
      drafts: [
        draft(endSentence(`One step is public: ${only.name}`), [only.row], { group: STEPS }),
      ],
      used: new Set(),
    };
  return oneByOne(steps, statements);
}

const saysDecided = phraseFinder(
  `an answer/offer, days, decide, decided, decision, feedback, offers, weeks, written notes`,
);

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

/** What interviewers are told to do with their candidate. */
const saysToInterviewers = phraseFinder(
  `a candidate, candidate', candidates', debrief, interview guide, other interviewers, rubric, the/this candidate`,
);

/** Whoever reads a report is one of these. */
const TO_A_CANDIDATE =
  /\b(?:you|your|candidates|applicants|interviews?|offers?|apply|applications?|days|weeks)\b/iu;
const OF_A_DOCUMENT =
  /\b(?:guides?|handbook|document|section|page|template|checklist|to learn more)\b/iu;

/** “Review the needs of the team first” tells somebody what to do, and “If you decide quickly.” goes nowhere. */
function isStatement(quote: string): boolean {
  const { tokens } = loadParser().parse(quote);
  const root = tokens.find(({ head }) => head === -1);
  const of = (label: string) => (token: (typeof tokens)[number]) =>
    token.head === root?.index && token.label.startsWith(label);
  return (
    root !== undefined && tokens.some(of('nsubj')) && !tokens.some(of('mark')) && tokens[0] !== root
  );
}

/** How long it takes, how it ends, and what else its pages tell a candidate. */
function describeRest(rows: readonly Evidence[]): DraftClaim[] {
  const prose = wholeFirst(
    rows.filter(
      ({ quote }) =>
        isProse(quote) &&
        TO_A_CANDIDATE.test(quote) &&
        !saysToInterviewers(quote) &&
        !OF_A_DOCUMENT.test(quote) &&
        isStatement(quote),
    ),
  );
  const decided = prose.filter((row) => saysDecided(row.quote)).slice(0, 2);
  const rules = prose.filter((row) => !decided.includes(row)).slice(0, 2);
  const say = (some: readonly Evidence[], group: string) =>
    some.flatMap((row) => {
      const text = asTheirs(row);
      return text === undefined ? [] : [draft(text, [row], { group, asOf: row.publishedAt })];
    });
  return [...say(decided, TIME), ...say(rules, RULES)];
}

export function writeHiringProcess(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const isMeant = (row: Evidence) => isOnHiringOf(input, row);
  const statements = facts.all('statement').filter((row) => isProse(row.quote) && isMeant(row));
  const own = facts.all('hiring-step-of-work').filter(isMeant);
  // A department's own rounds say more than those of everybody.
  const steps =
    own.length > 1 ? own : facts.all('hiring-step').filter((row) => isRound(row) && isMeant(row));
  const { drafts, used } = describeSteps(steps, statements);
  return [
    ...drafts,
    ...describeRest(statements.filter((row) => !used.has(row))),
    ...writeVisas(facts),
  ];
}
