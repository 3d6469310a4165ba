import type { ReactNode } from 'react';
import type { ReviewDeskClaim, ReviewDeskEvidence } from '../../../../../desk/review/shape';
import { compareWordings, markWords } from './marked-text';
import { Marked } from './marked';
import { formatSentenceState, VERDICT_NAMES } from '../../words/verdicts';
import { VerdictWords } from '../../words/verdict-words';

interface ClaimPaneProps {
  readonly claim: ReviewDeskClaim;
  readonly section: string;
  readonly place: string;
  readonly restsOn: readonly string[];
  /** The evidence it cites. */
  readonly rows: readonly ReviewDeskEvidence[];
  readonly children?: ReactNode;
}

const BADGES: Readonly<Record<ReviewDeskClaim['verdict'], string>> = {
  supported: 'border-accent text-accent',
  'company-says': 'border-edge text-ink',
  conflicted: 'border-notice bg-notice-wash text-notice',
  stale: 'border-notice bg-notice-wash text-notice',
  weak: 'border-notice bg-notice-wash text-notice',
  unsupported: 'border-danger bg-danger-wash text-danger',
};

/** The sentence in hand: what it says, how it was judged and why. */
export function ClaimPane({ claim, section, place, restsOn, rows, children }: ClaimPaneProps) {
  const change =
    claim.original !== null && claim.original.text !== claim.text
      ? compareWordings(claim.original.text, claim.text)
      : null;
  return (
    <article aria-labelledby="claim-in-hand">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span>{place}</span>
        <span>{section}</span>
        {claim.kind === 'judgement' && (
          <span className="font-semibold text-ink">Expert opinion</span>
        )}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
        <span
          className={`rounded-full border px-2.5 py-0.5 font-semibold ${BADGES[claim.verdict]}`}
        >
          {VERDICT_NAMES[claim.verdict]}
        </span>
        <span className="text-soft">{formatSentenceState(claim)}</span>
      </p>
      <h2
        id="claim-in-hand"
        className={
          'mt-3 text-xl leading-snug font-normal text-pretty ' +
          (claim.state === 'cut' ? 'text-soft line-through' : '')
        }
      >
        <Marked as="mark" pieces={markWords(claim.text, claim.unsupportedWords)} />
      </h2>
      <VerdictWords
        verdict={claim.verdict}
        reasons={claim.reasons}
        rows={rows}
        found={claim.found}
      />
      {claim.notes.length > 0 && (
        <dl className="mt-3 space-y-2">
          {claim.notes.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-sm font-semibold">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {change && (
        <div
          className="mt-4 rounded-md border border-line p-3"
          aria-label="Suggested change"
          role="group"
        >
          <p>
            <span className="text-sm font-semibold">Before </span>
            <Marked as="del" pieces={change.before} />
          </p>
          <p className="mt-2">
            <span className="text-sm font-semibold">After </span>
            <Marked as="ins" pieces={change.after} />
          </p>
        </div>
      )}
      {claim.decision && (
        <p className="mt-3">
          <span className="font-semibold">Decided by {claim.decision.by}:</span>{' '}
          {claim.decision.reason}
        </p>
      )}
      {restsOn.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer py-1 text-sm font-semibold">
            Evidence for this sentence
          </summary>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-sm">
            {restsOn.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </article>
  );
}
