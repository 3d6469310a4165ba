import { fail, succeed, type Result } from '../../../kernel/result';
import type { ClaimKind, SectionId } from '../../../report/document/shape';
import { FACT_SECTIONS, RESTING_SECTIONS } from '../../../report/write';
import {
  claimsInOrder,
  isLive,
  needsDecision,
  type ClaimState,
  type Patch,
} from '../claims/claim-state';
import { rowsByName } from '../material/index-evidence';
import { reviewLimits } from '../shape';
import type { ReviewAction, ReviewHappening, ReviewProblem } from '../shape';
import type { Review } from '../queue/begin-review';
import type { ReviewMaterial } from '../../../report/production';
import { onRows, pickEvidence } from './pick-evidence';
import { readTypedNotes, readReason, readTypedSentence } from '../claims/words';

/** What an action comes to, before the verifier has spoken on the sentence that it leaves. */
export interface ReviewStep {
  readonly what: ReviewHappening;
  readonly claimId: string | null;
  /** As it will stand; it is judged anew where `judge` says so. */
  readonly claim?: ClaimState;
  readonly judge?: true;
  readonly words?: Patch['words'];
  readonly reason: string;
}

export interface StepActor {
  readonly name: string;
  readonly now: Date;
}

type Planned = Result<ReviewStep, ReviewProblem>;
type On = ReviewAction & { readonly claimId: string };

/** Everything but undoing, which looks back and not at the sentence. */
export function planStep(
  action: Exclude<ReviewAction, { do: 'undo' | 'accept-section' }>,
  review: Review,
  material: ReviewMaterial,
  actor: StepActor,
): Planned {
  if ('claimId' in action) {
    const claim = review.claims.find(({ id }) => id === action.claimId);
    return claim === undefined
      ? fail('no-claim', 'This sentence was deleted. Reload the report.')
      : planOnClaim(action, claim, material, actor);
  }
  switch (action.do) {
    case 'add':
      return planNew(action, review, material);
    case 'say-empty': {
      if (!review.base.document.sections.some(({ id }) => id === action.section))
        return fail('no-claim', 'Section not found.');
      const words = readTypedSentence(action.words, reviewLimits.sentence);
      return words.ok
        ? succeed({
            what: 'said-empty',
            claimId: null,
            words: { emptyWords: { ...review.row.emptyWords, [action.section]: words.value } },
            reason: words.value,
          })
        : words;
    }
    case 'confirm-company':
      return succeed({
        what: 'company-confirmed',
        claimId: null,
        words: { companyConfirmed: { by: actor.name, at: actor.now.toISOString() } },
        reason: '',
      });
    case 'note':
      return succeed({
        what: 'noted',
        claimId: null,
        words: { notes: readTypedNotes(action.text, reviewLimits.note) },
        reason: '',
      });
  }
}

function planOnClaim(
  action: On,
  claim: ClaimState,
  material: ReviewMaterial,
  actor: StepActor,
): Planned {
  const step = (what: ReviewHappening, changed: ClaimState, reason = ''): Planned =>
    succeed({ what, claimId: claim.id, claim: changed, reason });
  const judged = (what: ReviewHappening, changes: Partial<ClaimState>): Planned =>
    succeed({
      what,
      claimId: claim.id,
      judge: true,
      reason: '',
      claim: { ...claim, ...changes, state: 'suggested', decision: null },
    });
  switch (action.do) {
    case 'accept':
      if (claim.verdict === 'unsupported')
        return fail(
          'bad-text',
          'Unsupported: change its evidence, rewrite it, delete it, or mark it as opinion.',
        );
      if (needsDecision(claim) && claim.decision === null)
        return fail('no-reason', 'Resolve this one and give a reason.');
      return step('accepted', {
        ...claim,
        state: claim.state === 'suggested' ? 'suggested' : 'accepted',
      });
    case 'edit': {
      const text = readTypedSentence(action.text, reviewLimits.sentence);
      if (!text.ok) return text;
      const ids =
        action.evidenceIds === undefined
          ? succeed(claim.evidenceIds)
          : pickEvidence(action.evidenceIds, material);
      return ids.ok
        ? judged('edited', { text: text.value, ...onRows(claim, ids.value, material) })
        : ids;
    }
    case 'replace-quote': {
      const ids = pickEvidence(action.evidenceIds, material);
      return ids.ok ? judged('quote-replaced', onRows(claim, ids.value, material)) : ids;
    }
    case 'judge': {
      const text = readTypedSentence(action.text, reviewLimits.sentence);
      return text.ok
        ? judged('judged', { text: text.value, kind: 'judgement', asOf: null, reckoning: null })
        : text;
    }
    case 'cut': {
      const reason = readReason(action.reason, reviewLimits.reason);
      return reason.ok ? step('cut', { ...claim, state: 'cut' }, reason.value) : reason;
    }
    case 'decide': {
      if (!needsDecision(claim)) return fail('no-claim', 'Nothing to resolve in this sentence.');
      const reason = readReason(action.reason, reviewLimits.reason);
      return reason.ok
        ? step(
            'decided',
            {
              ...claim,
              decision: { reason: reason.value, by: actor.name, at: actor.now.toISOString() },
            },
            reason.value,
          )
        : reason;
    }
    case 'restore': {
      const { original } = claim;
      if (original === null) return fail('no-claim', 'This sentence is new; delete it instead.');
      const { text, kind, evidenceIds } = original;
      return succeed({
        what: 'restored',
        claimId: claim.id,
        judge: true,
        reason: '',
        claim: { ...claim, text, kind, evidenceIds, state: 'open', decision: null },
      });
    }
    default:
      return fail('no-claim', 'That action isn’t available for this sentence.');
  }
}

function kindIn(section: SectionId): ClaimKind | undefined {
  return [...FACT_SECTIONS, ...RESTING_SECTIONS].find(({ id }) => id === section)?.kind;
}

function planNew(
  { section, text: typed, evidenceIds, after }: Extract<ReviewAction, { do: 'add' }>,
  { row, claims, base }: Review,
  material: ReviewMaterial,
): Planned {
  const kind = kindIn(section);
  if (kind === undefined || !base.document.sections.some(({ id }) => id === section))
    return fail('no-claim', 'Section not found.');
  const text = readTypedSentence(typed, reviewLimits.sentence);
  if (!text.ok) return text;
  const ids = pickEvidence(evidenceIds, material);
  if (!ids.ok) return ids;
  const [only, ...more] = rowsByName(material, ids.value);
  const id = `${section}-expert-${row.baseNumber}-${row.revision}`;
  const beside = claims.find((one) => one.section === section && one.id === after);
  const claim: ClaimState = {
    id,
    section,
    kind,
    text: text.value,
    notes: [],
    // What follows another sentence is read under its heading.
    group: beside?.group ?? null,
    reckoning: null,
    restsOn: [],
    evidenceIds: ids.value,
    place: placeAfter(
      claims.filter((one) => one.section === section),
      after,
    ),
    asOf: kind === 'fact' && more.length === 0 ? (only?.asOf ?? null) : null,
    verdict: 'unsupported',
    reasons: [],
    unsupportedWords: [],
    state: 'suggested',
    original: null,
    decision: null,
  };
  return succeed({ what: 'added', claimId: id, claim, judge: true, reason: '' });
}

/** Between two others, or at the end. */
function placeAfter(claims: readonly ClaimState[], after: string | undefined): number {
  const ordered = claimsInOrder(claims);
  const at = ordered.findIndex(({ id }) => id === after);
  const before = at === -1 ? ordered.at(-1) : ordered[at];
  const next = at === -1 ? undefined : ordered[at + 1];
  const from = before?.place ?? 0;
  return next === undefined ? Math.floor(from) + 1 : (from + next.place) / 2;
}

/** What one line of history says of a sentence. */
export function textAfter(patch: Patch | null, claimId: string | null): string | null {
  const found = patch?.claims.find(([id]) => id === claimId)?.[1];
  return found === undefined || found === null || !isLive(found) ? null : found.text;
}
