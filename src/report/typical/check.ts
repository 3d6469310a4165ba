import type { Evidence } from '../../research/evidence/shape';
import { ANY_ASKS, notesOfAsk } from './asks';
import { isHookMet } from './hooks';
import { knowRole, type AskedRole, type KnownRole } from './role';
import { formatAssumption, formatTypicalPay } from './sentences';
import { HOOKS, type KindOfWork, type TypicalQuestion } from './shape';

/** A sentence that says what is typical, as it would be printed. */
export interface TypicalClaim {
  readonly text: string;
  readonly notes?: readonly { readonly label: string; readonly text: string }[];
  readonly evidence: readonly Evidence[];
}

export const PLAN_LABEL = 'Plan';
export const TESTS_LABEL = 'What it tests';
export const TIE_LABEL = 'At this company';

const proseOf = (kind: KindOfWork): readonly string[] => [
  kind.about,
  kind.rounds,
  kind.scored,
  kind.terms,
  kind.measured,
  kind.credentials,
  kind.bring,
];

/** “Integrity: whether a rule survives a title.” */
export const formatTests = ({ competency, tests }: TypicalQuestion): string =>
  `${competency.slice(0, 1).toUpperCase()}${competency.slice(1)}: ${tests}.`;

function isNoteOf(
  question: TypicalQuestion,
  { label, text }: { readonly label: string; readonly text: string },
  evidence: readonly Evidence[],
): boolean {
  if (label === PLAN_LABEL) return text === question.plan;
  if (label === TESTS_LABEL) return text === formatTests(question);
  const hook = HOOKS.find((one) => question.ties[one] === text);
  return label === TIE_LABEL && hook !== undefined && isHookMet(hook, evidence);
}

function isProse(text: string, role: string, known: KnownRole): boolean {
  if (known.kind !== undefined && proseOf(known.kind).includes(text)) return true;
  if (known.certainty !== 'sure' && text === formatAssumption(role, known)) return true;
  return (
    known.certainty === 'sure' &&
    known.occupation !== undefined &&
    text === formatTypicalPay(known.occupation)
  );
}

/** One of the questions for any interview, with nothing noted beside it but what is kept with it. */
function isAsk({ text, notes = [], evidence }: TypicalClaim): boolean {
  const ask = ANY_ASKS.find((one) => one.text === text);
  const kept = ask === undefined ? [] : notesOfAsk(ask);
  return (
    ask !== undefined &&
    evidence.length === 0 &&
    notes.every((note) =>
      kept.some(({ label, text: words }) => note.label === label && note.text === words),
    )
  );
}

const REFUSED = 'It isn’t one of the sentences that are kept for this kind of work.';

/** What speaks against a sentence on what is typical: it must be one of those kept for this role. */
export function typicalFaults(claim: TypicalClaim, asked: AskedRole): readonly string[] {
  const known = knowRole(asked);
  const { text, notes = [], evidence } = claim;
  if (evidence.length === 0 && notes.length === 0 && isProse(text, asked.role, known)) return [];
  if (isAsk(claim)) return [];
  const question = known.kind?.questions.find((one) => one.text === text);
  const isKept =
    question !== undefined && notes.every((note) => isNoteOf(question, note, evidence));
  // Without a tie there is nothing of this company in it, so it may cite nothing.
  const isTied = notes.some(({ label }) => label === TIE_LABEL);
  return isKept && (isTied || evidence.length === 0) ? [] : [REFUSED];
}
