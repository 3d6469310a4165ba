export interface Table<Row extends { readonly id: string }> {
  get(id: string): Row | undefined;
  /** Sets the row anew and has it remembered. */
  put(row: Row): Row;
  remove(id: string): void;
  /** From the oldest to the newest. */
  rows(): Row[];
  newestFirst(): Row[];
  oldest(): Row | undefined;
}

/** Rows are replaced, never changed, so that one that was handed out stays what it was. */
export function createTable<Row extends { readonly id: string }>(
  onChange: (id: string, row: Row | null) => void,
): Table<Row> {
  const rows = new Map<string, Row>();
  return {
    get: (id) => rows.get(id),
    put(row) {
      rows.set(row.id, row);
      onChange(row.id, row);
      return row;
    },
    remove(id) {
      if (rows.delete(id)) onChange(id, null);
    },
    rows: () => [...rows.values()],
    newestFirst: () => [...rows.values()].toReversed(),
    oldest: () => rows.values().next().value,
  };
}
