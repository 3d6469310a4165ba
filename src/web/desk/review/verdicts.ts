import type { BenchClaim, BenchEvidence, Standing } from '../../../desk/review/shape';

export const VERDICT_NAMES: Readonly<Record<BenchClaim['verdict'], string>> = {
  supported: 'Supported',
  'company-says': 'The company says',
  conflicted: 'Sources differ',
  stale: 'May be out of date',
  weak: 'Weakly supported',
  unsupported: 'Not supported',
};

const STANDING_NAMES: Readonly<Record<Standing, string>> = {
  open: 'Open',
  accepted: 'Accepted',
  suggested: 'Changed',
  cut: 'Cut',
};

export const RELIABILITY_NAMES: Readonly<Record<BenchEvidence['reliability'], string>> = {
  'first-party': 'The company itself',
  register: 'Official register',
  reference: 'Reference work',
  'public-voice': 'People in public',
};

export const TIER_NAMES: Readonly<Record<BenchEvidence['tier'], string>> = {
  A: 'Tier A, open licence',
  B: 'Tier B, at most 25 words quoted',
};

/** What a careful reader of the report is told beside the sentence. */
export const REMARKS: Readonly<Record<BenchClaim['verdict'], string | null>> = {
  ...VERDICT_NAMES,
  supported: null,
};

/** Nothing may be said of it but by mending it. */
export const isFaulty = ({
  verdict,
  standing,
}: Pick<BenchClaim, 'verdict' | 'standing'>): boolean =>
  verdict === 'unsupported' && standing !== 'cut';

export const sayStanding = ({
  standing,
  decision,
}: Pick<BenchClaim, 'standing' | 'decision'>): string =>
  standing === 'open' && decision !== null ? 'Decided' : STANDING_NAMES[standing];

export const lacksDecision = ({
  needsDecision,
  decision,
  standing,
}: Pick<BenchClaim, 'needsDecision' | 'decision' | 'standing'>): boolean =>
  needsDecision && decision === null && standing !== 'cut';

/** Nobody has settled it yet: not spoken on, or left with a fault that hinders the report. */
export const isOpen = (
  claim: Pick<BenchClaim, 'verdict' | 'standing' | 'decision' | 'needsDecision'>,
): boolean =>
  isFaulty(claim) || lacksDecision(claim) || (claim.standing === 'open' && claim.decision === null);
