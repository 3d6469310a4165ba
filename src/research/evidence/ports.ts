export type SnapshotSubject = 'company' | 'people';

/** Keeps snapshots under the sha256 of their text, so that one text is stored once and can't be changed. */
export interface SnapshotStore {
  /** What tells of people is kept apart, since it is kept for a shorter time. */
  put(text: string, about?: SnapshotSubject): Promise<string>;
  get(sha256: string): Promise<string | undefined>;
}
