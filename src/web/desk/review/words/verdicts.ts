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
export const isFaulty = ({ verdict, state }: Pick<ReviewDeskClaim, 'verdict' | 'state'>): boolean =>
  verdict === 'unsupported' && state !== 'cut';

export const formatSentenceState = ({
  state,
  decision,
}: Pick<ReviewDeskClaim, 'state' | 'decision'>): string =>
  state === 'open' && decision !== null ? 'Decided' : SENTENCE_STATE_NAMES[state];

export const lacksDecision = ({
  needsDecision,
  decision,
  state,
}: Pick<ReviewDeskClaim, 'needsDecision' | 'decision' | 'state'>): boolean =>
  needsDecision && decision === null && state !== 'cut';

/** Nobody has settled it yet: not spoken on, or left with a fault that hinders the report. */
export const isOpen = (
  claim: Pick<ReviewDeskClaim, 'verdict' | 'state' | 'decision' | 'needsDecision'>,
): boolean =>
  isFaulty(claim) || lacksDecision(claim) || (claim.state === 'open' && claim.decision === null);
