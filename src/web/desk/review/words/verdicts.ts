import type {
  ReviewDeskClaim,
  ReviewDeskEvidence,
  SentenceState,
} from '../../../../desk/review/shape';

export const VERDICT_NAMES: Readonly<Record<ReviewDeskClaim['verdict'], string>> = {
  supported: 'Supported',
  'company-says': 'Company’s own claim',
  conflicted: 'Sources differ',
  stale: 'May be out of date',
  weak: 'Weakly supported',
  unsupported: 'Unsupported',
};

const SENTENCE_STATE_NAMES: Readonly<Record<SentenceState, string>> = {
  open: 'Open',
  accepted: 'Accepted',
  suggested: 'Changed',
  cut: 'Deleted',
};

export const RELIABILITY_NAMES: Readonly<Record<ReviewDeskEvidence['reliability'], string>> = {
  'first-party': 'The company',
  register: 'Official register',
  reference: 'Reference',
  'public-voice': 'Public voice',
};

export const TIER_NAMES: Readonly<Record<ReviewDeskEvidence['tier'], string>> = {
  A: 'Tier A, open license',
  B: 'Tier B, at most 25 words quoted',
};

/** What a careful reader of the report is told beside the sentence. */
export const REMARKS: Readonly<Record<ReviewDeskClaim['verdict'], string | null>> = {
  ...VERDICT_NAMES,
  supported: null,
};

/** Nothing may be said of it but by mending it. */
export const isFaulty = ({
  verdict,
  standing,
}: Pick<ReviewDeskClaim, 'verdict' | 'standing'>): boolean =>
  verdict === 'unsupported' && standing !== 'cut';

export const formatSentenceState = ({
  standing,
  decision,
}: Pick<ReviewDeskClaim, 'standing' | 'decision'>): string =>
  standing === 'open' && decision !== null ? 'Decided' : SENTENCE_STATE_NAMES[standing];

export const lacksDecision = ({
  needsDecision,
  decision,
  standing,
}: Pick<ReviewDeskClaim, 'needsDecision' | 'decision' | 'standing'>): boolean =>
  needsDecision && decision === null && standing !== 'cut';

/** Nobody has settled it yet: not spoken on, or left with a fault that hinders the report. */
export const isOpen = (
  claim: Pick<ReviewDeskClaim, 'verdict' | 'standing' | 'decision' | 'needsDecision'>,
): boolean =>
  isFaulty(claim) || lacksDecision(claim) || (claim.standing === 'open' && claim.decision === null);
