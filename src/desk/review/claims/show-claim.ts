import type { Evidence } from '../../../research/evidence/shape';
import { attentionTo, foundBy, type AttentionPlace } from '../queue/attention';
import { needsDecision, type ClaimState } from './claim-state';
import { indexEvidence, rowsByName } from '../material/index-evidence';
import { plainReasons } from './plain-reasons';
import { EXPERT_PAGE, VERDICT_RISK, type ReviewDeskClaim, type ReviewDeskEvidence } from '../shape';

/** A person looks at so many other voices, and no more. */
const MOST_VOICES = 8;

export function showClaim(claim: ClaimState, place: AttentionPlace): ReviewDeskClaim {
  const { material, review } = place;
  const { place: _, asOf: __, reckoning: ___, ...shown } = claim;
  return {
    ...shown,
    reasons: plainReasons(claim.reasons),
    otherVoices: otherVoices(rowsByName(material, claim.evidenceIds), material.evidence),
    needsDecision: needsDecision(claim) && claim.decision === null && claim.state !== 'cut',
    attention: attentionTo(claim, place),
    found: foundBy(claim, review),
    risk: VERDICT_RISK[claim.verdict],
  };
}

/** Every row that a sentence is shown beside, now or once it is reverted. */
export const namedRows = ({ evidenceIds, otherVoices, original }: ReviewDeskClaim): string[] => [
  ...evidenceIds,
  ...otherVoices,
  ...(original?.evidenceIds ?? []),
];

/** Rivals first, then whoever else tells the same of the company, each voice once. */
function otherVoices(cited: readonly Evidence[], all: readonly Evidence[]): string[] {
  const own = new Set(cited.map(({ id }) => id));
  const heard = new Set(cited.map(({ cluster }) => cluster));
  const rivals = new Set(
    cited.flatMap(({ rivals = [], supersededBy }) => [
      ...rivals,
      ...(supersededBy === undefined ? [] : [supersededBy]),
    ]),
  );
  const told = new Set(
    cited.filter(({ value }) => value !== undefined).map(({ attribute }) => attribute),
  );
  const { byId, byAttribute, places } = indexEvidence(all);
  const placeOf = (row: Evidence): number => places.get(row) ?? 0;
  const tellers = [...told]
    .flatMap((attribute) => byAttribute.get(attribute) ?? [])
    .filter(({ cluster, value }) => value !== undefined && !heard.has(cluster));
  const others = new Set([...[...rivals].flatMap((id) => byId.get(id) ?? []), ...tellers]);
  const sorted = [...others]
    .filter(({ id }) => !own.has(id))
    .toSorted(
      (one, other) =>
        Number(rivals.has(other.id)) - Number(rivals.has(one.id)) || placeOf(one) - placeOf(other),
    );
  return sorted
    .filter(
      ({ cluster, id }, index) =>
        rivals.has(id) || sorted.findIndex((other) => other.cluster === cluster) === index,
    )
    .slice(0, MOST_VOICES)
    .map(({ id }) => id);
}

export function showEvidence(row: Evidence): ReviewDeskEvidence {
  const {
    id,
    sourceId,
    sourceName,
    title,
    url,
    quote,
    tier,
    reliability,
    status,
    topic,
    attribute,
    fetchedAt,
    cluster,
    matchScore,
  } = row;
  const filed = row.details?.['filed'];
  return {
    id,
    sourceName,
    title,
    url,
    quote,
    tier,
    reliability,
    status,
    topic,
    attribute,
    fetchedAt,
    cluster,
    matchScore,
    publishedAt: row.publishedAt ?? null,
    asOf: row.asOf ?? null,
    display: row.display ?? null,
    filedAt: typeof filed === 'string' ? filed : null,
    value:
      row.value === undefined
        ? null
        : `${row.value}${row.unit === undefined ? '' : ` ${row.unit}`}`,
    rivals: row.rivals ?? [],
    supersededBy: row.supersededBy ?? null,
    byExpert: sourceId === EXPERT_PAGE,
  };
}
