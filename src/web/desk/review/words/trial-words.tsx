import type { ReviewDeskEvidence, Trial } from '../../../../desk/review/shape';
import { Marked } from '../panes/claim/marked';
import { markWords } from '../panes/claim/marked-text';
import { VerdictWords } from './verdict-words';
import { VERDICT_NAMES } from './verdicts';

interface TrialWordsProps {
  readonly trial: Trial;
  readonly text: string;
  readonly rows: readonly ReviewDeskEvidence[];
}

/** What the verifier says of a sentence as it is typed: its verdict, and which clause fails and why. */
export function TrialWords({ trial, text, rows }: TrialWordsProps) {
  return (
    <>
      <p
        className={
          trial.verdict === 'unsupported'
            ? 'font-semibold text-danger'
            : 'font-semibold text-accent'
        }
      >
        {VERDICT_NAMES[trial.verdict]}
      </p>
      {trial.unsupportedWords.length > 0 && (
        <p>
          <Marked as="mark" pieces={markWords(text, trial.unsupportedWords)} />
        </p>
      )}
      {trial.clauses.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 pl-5" aria-label="Clauses that fail">
          {trial.clauses.map((clause) => (
            <li key={clause.text}>
              <q>{clause.text}</q>: {clause.reasons.join(' ')}
            </li>
          ))}
        </ul>
      )}
      <VerdictWords verdict={trial.verdict} reasons={trial.reasons} rows={rows} />
    </>
  );
}
