import { succeed, type Result } from '../../../kernel/result';
import type { Permit } from '../../policy';
import { readReviewDesk } from '../claims/act';
import { isLive, type ClaimState } from '../claims/claim-state';
import type { ReviewTaskSentence, Suggestion } from './review-task-state';
import { findReviewTasks, findUndone, type ReviewTaskRow } from './review-task-store';
import { rowsByName } from '../material/index-evidence';
import { sameIds } from '../claims/judge';
import type { ReviewContext } from '../ports';
import { showEvidence } from '../claims/show-claim';
import type {
  ReviewDeskTask,
  ReviewDeskTasks,
  ReviewDeskSuggestion,
  ReviewProblem,
} from '../shape';

const MOST_SHOWN = 10;

/** What was sent off for, and what came back; for whoever looks on, too. */
export async function readReviewTasks(
  context: ReviewContext,
  _: Permit<'review-report'>,
  orderId: string,
): Promise<Result<ReviewDeskTasks, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const { material, review } = reviewDesk.value;
  const rows = (
    await findReviewTasks(context.database.read, material.report.id, MOST_SHOWN)
  ).filter(({ state }) => state !== 'dropped');
  const undone = await findUndone(
    context.database.read,
    rows.flatMap(({ taken }) => Object.values(taken)),
  );
  return succeed({
    writer: context.helpers.writer,
    tasks: rows.map((row): ReviewDeskTask => {
      const { id, kind, section, words, askedBy, askedAt, state, progress, told, outcome } = row;
      return {
        id,
        kind,
        section,
        words,
        askedBy,
        state,
        progress,
        told,
        askedAt: askedAt.toISOString(),
        suggestions: (outcome?.suggestions ?? []).map((one) =>
          showSuggestion(one, row, review.claims, undone),
        ),
        refused: outcome?.refused ?? [],
        found: rowsByName(material, outcome?.evidenceIds ?? []).map(showEvidence),
        before: rowsByName(material, outcome?.beforeIds ?? []).map(showEvidence),
      };
    }),
  });
}

const isAsItWas = (claim: ClaimState, before: ReviewTaskSentence): boolean =>
  isLive(claim) &&
  claim.text === before.text &&
  claim.kind === before.kind &&
  sameIds(claim.evidenceIds, before.evidenceIds);

type Decided = Pick<ReviewTaskRow, 'taken' | 'dropped' | 'sentences'>;

/** How a suggestion stands to what is on the bench now; a step that was taken back makes it open again. */
export function suggestionStateOf(
  suggestion: Suggestion,
  { taken, dropped, sentences }: Decided,
  claims: readonly ClaimState[],
  undone: ReadonlySet<string>,
): ReviewDeskSuggestion['state'] {
  const step = taken[suggestion.id];
  if (step !== undefined && !undone.has(step)) return 'taken';
  if (dropped.includes(suggestion.id)) return 'dropped';
  if (suggestion.kind === 'add') return 'open';
  const claim = claims.find(({ id }) => id === suggestion.claimId);
  const before = sentences.find(({ id }) => id === suggestion.claimId);
  const isGone = claim === undefined || !isLive(claim);
  if (suggestion.kind === 'move') return isGone ? 'dropped' : 'open';
  if (suggestion.kind === 'leave-out' && isGone) return 'taken';
  return !isGone && before !== undefined && isAsItWas(claim, before) ? 'open' : 'changed';
}

function showSuggestion(
  suggestion: Suggestion,
  row: ReviewTaskRow,
  claims: readonly ClaimState[],
  undone: ReadonlySet<string>,
): ReviewDeskSuggestion {
  const { id, kind } = suggestion;
  const claimId = suggestion.kind === 'add' ? null : suggestion.claimId;
  const before = row.sentences.find((one) => one.id === claimId);
  const now = claims.find((one) => one.id === claimId);
  const after = suggestion.kind === 'add' || suggestion.kind === 'change' ? suggestion.after : null;
  const state = suggestionStateOf(suggestion, row, claims, undone);
  return {
    id,
    kind,
    state,
    claimId,
    before: before?.text ?? null,
    now: state === 'changed' && now !== undefined && isLive(now) ? now.text : null,
    after: after?.text ?? null,
    verdict: after?.verdict ?? null,
    sentenceKind: after?.kind ?? before?.kind ?? 'fact',
    notes: after?.notes ?? [],
    evidenceIds: after?.evidenceIds ?? before?.evidenceIds ?? [],
  };
}
