import {
  HOOKS,
  isBeginner,
  knowRole,
  PLAN_LABEL,
  formatTests,
  TESTS_LABEL,
  TIE_LABEL,
} from '../../typical';
import type { Hook, TypicalQuestion } from '../../typical';
import type { DraftClaim, WritingInput } from '../ports';
import type { Ground } from '../evidence-only/basis';
import { groundsOf } from './grounds';
import { ANY_INTERVIEW, TYPICAL } from './headings';

const MOST_IN_ALL = 9;
const FEWEST = 3;
/** So many questions may be tied to facts of one kind. */
const MOST_OF_ONE = 2;
/** Two questions with so large a share of words in common ask the same. */
const ALIKE = 0.6;

interface Tied {
  readonly question: TypicalQuestion;
  readonly tie?: { readonly text: string; readonly grounds: readonly Ground[] };
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);

function isAlike(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared >= Math.min(left.size, right.size) * ALIKE;
}

/** Each question with the first kind of fact that it can be tied to and that hasn't been used up. */
function tie(
  questions: readonly TypicalQuestion[],
  grounds: ReadonlyMap<Hook, readonly Ground[]>,
): Tied[] {
  const used = new Map<Hook, number>();
  return questions.map((question): Tied => {
    const hook = HOOKS.find(
      (one) =>
        question.ties[one] !== undefined && grounds.has(one) && (used.get(one) ?? 0) < MOST_OF_ONE,
    );
    const text = hook === undefined ? undefined : question.ties[hook];
    if (hook === undefined || text === undefined) return { question };
    used.set(hook, (used.get(hook) ?? 0) + 1);
    return { question, tie: { text, grounds: grounds.get(hook) ?? [] } };
  });
}

function toDraft({ question, tie: tied }: Tied, group: string): DraftClaim {
  const grounds = tied?.grounds ?? [];
  return {
    text: question.text,
    spoken: true,
    basis: 'typical',
    group,
    evidenceIds: [...new Set(grounds.map(({ row }) => row.id))],
    restsOn: [...new Set(grounds.map(({ claim }) => claim.id))],
    notes: [
      ...(tied === undefined ? [] : [{ label: TIE_LABEL, text: tied.text }]),
      { label: TESTS_LABEL, text: formatTests(question) },
      { label: PLAN_LABEL, text: question.plan },
    ],
  };
}

/** What is usually asked in this work: first what a fact of this company touches, the hard one last. */
export function writeTypicalQuestions(
  input: WritingInput,
  present: readonly string[],
): DraftClaim[] {
  const { kind, certainty } = knowRole(input);
  const isNew = isBeginner(input.role);
  const open = (kind?.questions ?? []).filter(
    ({ text, experienced }) =>
      !(isNew && experienced === true) && !present.some((other) => isAlike(text, other)),
  );
  const tied = tie(open, groundsOf(input));
  const rank = ({ question, tie: bound }: Tied) =>
    question.hard === true ? 0 : bound === undefined ? 2 : 1;
  const most = Math.max(FEWEST, MOST_IN_ALL - present.length);
  const chosen = new Set(tied.toSorted((left, right) => rank(left) - rank(right)).slice(0, most));
  const isHard = ({ question }: Tied) => Number(question.hard === true);
  return tied
    .filter((one) => chosen.has(one))
    .toSorted(
      (left, right) =>
        isHard(left) - isHard(right) ||
        Number(left.tie === undefined) - Number(right.tie === undefined),
    )
    .map((one) => toDraft(one, certainty === 'open' ? ANY_INTERVIEW : TYPICAL));
}
