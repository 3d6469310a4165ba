import type { Evidence } from '../../../research/evidence/shape';
import { squeeze } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, formatCount, formatList } from '../phrases';
import { distinctBy, draft, factsOf, isPlainAmount, isProse, wordsOf } from './facts';
import { writeVisas } from './registers';
import { isForOthers } from './role-match';
import { wholeFirst } from './sources';

const STEPS = 'The steps, in order';
const TIME = 'How long it takes and how it is decided';
const RULES = 'What to know before you go in';

const MOST_STEPS = 6;
const LONGEST_STEP = 12;
/** What a page says within so many letters after its last step may still be about that step. */
const AFTER_THE_LAST = 350;

export function inOrder(left: Evidence, right: Evidence): number {
  return (
    Number(left.details?.['order'] ?? 0) - Number(right.details?.['order'] ?? 0) ||
    left.start - right.start
  );
}

export interface Step {
  readonly row: Evidence;
  /** “A call with a recruiter” */
  readonly name: string;
  /** “30 minutes” */
  readonly length: string | undefined;
}

const LENGTH =
  /^(?<name>.*?\p{L})[\s,:(–—-]+(?<length>(?:about |around |up to )?\d+(?:\s?(?:-|–|to)\s?\d+)?[\s-]?(?:minutes?|mins?|hours?|days?|weeks?)\b[^)]*)\)?\.?$/iu;

/** A step as its page tells it, with the time it takes told apart where the page says one. */
export function stepOf(row: Evidence): Step | undefined {
  const words = squeeze(wordsOf(row) ?? '');
  if (words === '') return undefined;
  const { name = words, length } = LENGTH.exec(words)?.groups ?? {};
  return { row, name, length: length !== undefined && isPlainAmount(length) ? length : undefined };
}

/** Words that give a step its place already. */
const PLACED = /^(?:first|then|next|after|last|lastly|finally|second|third|step|stage|\d)/iu;

const STARTS = ['First is', 'Next is', 'Then there is', 'After that is', 'Further on is'] as const;

function about(
  step: Evidence,
  next: Evidence | undefined,
  statements: readonly Evidence[],
): Evidence | undefined {
  const end = next?.url === step.url ? next.start : step.end + AFTER_THE_LAST;
  const told = statements.filter(
    (row) => row.url === step.url && row.start >= step.end && row.start < end,
  );
  return wholeFirst(told)[0];
}

interface HiringDrafts {
  readonly drafts: readonly DraftClaim[];
  readonly used: ReadonlySet<Evidence>;
}

/** One sentence a step: its name, its length, and what its page says of it. */
function oneByOne(steps: readonly Step[], statements: readonly Evidence[]): HiringDrafts {
  const used = new Set<Evidence>();
  const drafts = steps.map(({ row, name, length }, index) => {
    const said = about(row, steps[index + 1]?.row, statements);
    if (said !== undefined) used.add(said);
    const start =
      index > 0 && index === steps.length - 1 ? 'Last is' : (STARTS[index] ?? 'Also there is');
    const time = length === undefined ? '' : ` (${length})`;
    const text = `${start} ${inQuotes(name, LONGEST_STEP)}${time}${said === undefined ? '' : `: ${inQuotes(said.quote)}`}`;
    return draft(endSentence(text), [row, ...(said === undefined ? [] : [said])], { group: STEPS });
  });
  return { drafts, used };
}

function counted(steps: readonly Step[]): DraftClaim {
  const rows = steps.map(({ row }) => row);
  return draft(`Its own page sets out ${formatCount(rows.length)} steps.`, rows, {
    group: STEPS,
    computation: { kind: 'count', of: rows.map(({ id }) => id) },
  });
}

function describeSteps(rows: readonly Evidence[], statements: readonly Evidence[]): HiringDrafts {
  const all = rows.toSorted(inOrder).flatMap((row) => stepOf(row) ?? []);
  const steps = distinctBy(all, ({ name }) => name).slice(0, MOST_STEPS);
  const [only, second] = steps;
  if (only === undefined) return { drafts: [], used: new Set() };
  if (second === undefined)
    return {
      drafts: [
        draft(
          endSentence(`On its hiring process the company writes ${inQuotes(only.name)}`),
          [only.row],
          { group: STEPS },
        ),
      ],
      used: new Set(),
    };
  if (!steps.some(({ name }) => PLACED.test(name))) {
    const { drafts, used } = oneByOne(steps, statements);
    return { drafts: [counted(steps), ...drafts], used };
  }
  const list = formatList(steps.map(({ row }) => inQuotes(wordsOf(row) ?? '', LONGEST_STEP)));
  return {
    drafts: [
      draft(
        endSentence(`The hiring process it publishes runs ${list}`),
        steps.map(({ row }) => row),
        { group: STEPS },
      ),
      counted(steps),
    ],
    used: new Set(),
  };
}

const DECIDED =
  /\b(?:days|weeks|decide[sd]?|decision|an answer|an offer|offers|feedback|written notes)\b/iu;

/** Pages by which recruiters and interviewers work, and no candidate. */
const FOR_STAFF =
  /\b(?:recruit(?:ers?|ing|ment)|hiring managers?|interviewers?|onboarding|scorecards?|rubrics?|templates?)\b/iu;

/** How long it takes, how it ends, and what else its pages tell a candidate. */
function describeRest(rows: readonly Evidence[]): DraftClaim[] {
  const prose = wholeFirst(rows.filter((row) => isProse(row.quote)));
  const decided = prose.filter((row) => DECIDED.test(row.quote)).slice(0, 2);
  const rules = prose.filter((row) => !decided.includes(row)).slice(0, 2);
  const say = (some: readonly Evidence[], start: string, group: string) =>
    some.length === 0
      ? []
      : [
          draft(
            endSentence(
              `${start}: ${some.map((row) => inQuotes(row.quote)).join(', and further ')}`,
            ),
            some,
            { group, asOf: some[0]?.publishedAt },
          ),
        ];
  return [
    ...say(decided, 'On time and decision its pages say', TIME),
    ...say(rules, 'To candidates it says', RULES),
  ];
}

export function writeHiringProcess(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  // How another role is hired, and how staff are told to hire, says nothing to this reader.
  const isMeant = (row: Evidence) => !isForOthers(input.role, row) && !FOR_STAFF.test(row.title);
  const statements = facts.all('statement').filter((row) => isProse(row.quote) && isMeant(row));
  const { drafts, used } = describeSteps(facts.all('hiring-step').filter(isMeant), statements);
  return [
    ...drafts,
    ...describeRest(statements.filter((row) => !used.has(row))),
    ...writeVisas(facts),
  ];
}
