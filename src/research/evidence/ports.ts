/** Keeps snapshots under the sha256 of their text, so that one text is stored once and can't be changed. */
export interface SnapshotStore {
  put(text: string): Promise<string>;
  get(sha256: string): Promise<string | undefined>;
}
