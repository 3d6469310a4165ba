import type { Evidence } from '../../../research/evidence/shape';

/** A shorter quote is found in nearly any page, and so proves nothing. */
export const SHORTEST_ANCHOR = 12;

/** Why a row's quote is not what its snapshot says, or nothing when it is. */
export function anchorFault(row: Evidence, snapshot: string | undefined): string | undefined {
  if (snapshot === undefined) return `The page behind the ${row.sourceName} quote was deleted.`;
  if (row.quote.length < SHORTEST_ANCHOR)
    return `The ${row.sourceName} quote is too short to count as evidence.`;
  if (snapshot.slice(row.start, row.end) !== row.quote) {
    return `The ${row.sourceName} quote isn’t at its place on the page.`;
  }
  return undefined;
}

export interface AnchoredEvidence {
  readonly anchored: readonly Evidence[];
  readonly faults: readonly { readonly evidence: Evidence; readonly reason: string }[];
}

export function anchorEvidence(
  evidence: readonly Evidence[],
  snapshots: ReadonlyMap<string, string>,
): AnchoredEvidence {
  const anchored: Evidence[] = [];
  const faults: { evidence: Evidence; reason: string }[] = [];
  for (const row of evidence) {
    const reason = anchorFault(row, snapshots.get(row.snapshot));
    if (reason === undefined) anchored.push(row);
    else faults.push({ evidence: row, reason });
  }
  return { anchored, faults };
}
