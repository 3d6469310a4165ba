import { fail, succeed, type Result } from '../../../kernel/result';
import type { ReviewMaterial } from '../../../report/production';
import type { ClaimState } from '../claims/claim-state';
import { rowsByName } from '../material/index-evidence';

/** Names of rows that this report has, each once. */
export function pickEvidence(
  ids: readonly string[],
  material: ReviewMaterial,
): Result<readonly string[], 'no-evidence'> {
  const unique = [...new Set(ids)];
  const found = rowsByName(material, unique);
  if (unique.length === 0) return fail('no-evidence', 'Pick a quote for it.');
  return found.length === unique.length
    ? succeed(unique)
    : fail('no-evidence', 'That quote isn’t in this report’s evidence.');
}

/** A day that another row held for is no day of this one. */
export function onRows(
  claim: ClaimState,
  evidenceIds: readonly string[],
  material: ReviewMaterial,
): Partial<ClaimState> {
  const [only, ...more] = rowsByName(material, evidenceIds);
  const isSame =
    evidenceIds.length === claim.evidenceIds.length &&
    evidenceIds.every((id) => claim.evidenceIds.includes(id));
  return isSame
    ? {}
    : { evidenceIds, reckoning: null, asOf: more.length === 0 ? (only?.asOf ?? null) : null };
}
