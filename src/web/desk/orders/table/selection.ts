export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Where a range begins. */
  readonly anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

/** One row more or less; with `toHere`, all from the one before to this one, as this one goes. */
export function toggleRow(
  { ids, anchor }: Selection,
  shown: readonly string[],
  id: string,
  toHere: boolean,
): Selection {
  const next = new Set(ids);
  const [from, to] = [anchor === null ? -1 : shown.indexOf(anchor), shown.indexOf(id)];
  const range =
    toHere && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const selects = !ids.has(id);
  for (const one of range) {
    if (selects) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor: id };
}

/** All that are shown, or none where all are. */
export function toggleAll({ ids }: Selection, shown: readonly string[]): Selection {
  return shown.every((id) => ids.has(id))
    ? NOTHING_SELECTED
    : { ids: new Set(shown), anchor: shown[0] ?? null };
}
