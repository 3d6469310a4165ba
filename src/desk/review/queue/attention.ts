import type { Claim, ReportDocument } from '../../../report/document/shape';
import type { ReviewMaterial } from '../../../report/production';
import { GIVEN_POSTING, type Evidence } from '../../../research/evidence/shape';
import type { Review } from './begin-review';
import { isLive, type ClaimState } from '../claims/claim-state';
import { rowsByName } from '../material/index-evidence';
import { EXPERT_PAGE, type Attention } from '../shape';

export interface AttentionPlace {
  readonly review: Pick<Review, 'base' | 'claims'>;
  readonly material: Pick<ReviewMaterial, 'evidence'>;
  /** Who writes in this shop: in one without a model nothing was worded by one. */
  readonly writer: 'code' | 'model';
}

const BY_VERDICT: Readonly<Partial<Record<ClaimState['verdict'], Attention>>> = {
  unsupported: 'unsupported',
  conflicted: 'conflict',
  stale: 'old',
  weak: 'weak',
};

/** The company itself or a register, about this company, and nothing that a buyer or a reviewer brought. */
const isFirstRate = ({ reliability, status, sourceId }: Evidence): boolean =>
  (reliability === 'first-party' || reliability === 'register') &&
  status === 'current' &&
  sourceId !== GIVEN_POSTING &&
  sourceId !== EXPERT_PAGE;

const written = new WeakMap<ReportDocument, ReadonlyMap<string, Claim>>();

/** As it was written, if nobody changed its words since. */
function writtenAs({ id, text }: ClaimState, { base: { document } }: AttentionPlace['review']) {
  let known = written.get(document);
  if (known === undefined) {
    const claims = document.sections.flatMap((section) => section.claims);
    known = new Map(claims.map((claim) => [`${claim.id} ${claim.text}`, claim]));
    written.set(document, known);
  }
  return known.get(`${id} ${text}`);
}

/** The clauses that a judge found when the sentence was written. */
export const foundBy = (claim: ClaimState, review: AttentionPlace['review']): readonly string[] =>
  writtenAs(claim, review)?.wording?.found ?? [];

/** A model worded it, or may have, or read what it says, and no judge has found it in its evidence. */
function isUnconfirmed(
  claim: ClaimState,
  rows: readonly Evidence[],
  { review, writer }: AttentionPlace,
): boolean {
  if (foundBy(claim, review).length > 0) return false;
  const by = writtenAs(claim, review)?.wording?.by ?? writer;
  return by === 'model' || rows.some(({ readBy }) => readBy === 'model');
}

/** Why a sentence has to be reviewed by itself; null where it may be accepted with its section. */
export function attentionTo(claim: ClaimState, place: AttentionPlace): Attention | null {
  const { review, material } = place;
  const byVerdict = BY_VERDICT[claim.verdict];
  if (byVerdict !== undefined) return byVerdict;
  if (claim.kind === 'judgement') return 'opinion';
  const rows = rowsByName(material, claim.evidenceIds);
  if (isUnconfirmed(claim, rows, place)) return 'model';
  const bases = claim.restsOn.map((id) => review.claims.find((one) => one.id === id));
  if (bases.some((basis) => basis === undefined || !isLive(basis))) return 'deleted-basis';
  const carriers = [
    ...rows,
    ...bases.flatMap((basis) => rowsByName(material, basis?.evidenceIds ?? [])),
  ];
  if (carriers.length === 0) return 'unsourced';
  const isSure = bases.every((basis) => basis && BY_VERDICT[basis.verdict] === undefined);
  return isSure && carriers.every(isFirstRate) ? null : 'source';
}
