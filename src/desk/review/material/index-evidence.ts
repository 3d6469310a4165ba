import type { Evidence } from '../../../research/evidence/shape';

interface IndexedEvidence {
  readonly byId: ReadonlyMap<string, Evidence>;
  readonly byAttribute: ReadonlyMap<string, readonly Evidence[]>;
  /** Where each stands among them all. */
  readonly places: ReadonlyMap<Evidence, number>;
}

const indexed = new WeakMap<readonly Evidence[], IndexedEvidence>();

/** A report has a thousand rows, and each of its hundred sentences asks for some of them. */
export function indexEvidence(rows: readonly Evidence[]): IndexedEvidence {
  const known = indexed.get(rows);
  if (known !== undefined) return known;
  const made: IndexedEvidence = {
    byId: new Map(rows.map((row) => [row.id, row])),
    byAttribute: Map.groupBy(rows, ({ attribute }) => attribute),
    places: new Map(rows.map((row, place) => [row, place])),
  };
  indexed.set(rows, made);
  return made;
}

export function rowsByName(
  { evidence }: { readonly evidence: readonly Evidence[] },
  ids: readonly string[],
): readonly Evidence[] {
  const { byId } = indexEvidence(evidence);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
