/** Where bytes live that are too large for a row. No machine owns them: any process may read what another wrote. */
export interface FileStorage {
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** The names of a folder's files that were stored before a moment, without the folder's. */
  list(folder: string, storedBefore: Date): Promise<readonly string[]>;
  /** The names of all files. */
  all(): Promise<readonly string[]>;
  /** All files whose names begin with the folder's, or those of them that were stored before a moment. */
  removeAll(folder: string, storedBefore?: Date): Promise<void>;
  /** Bytes that can still be written, where that is known. */
  free(): Promise<number | undefined>;
}

const FOLDER = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/;
const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/;

export const isFileName = (name: string): boolean => NAME.test(name) && !name.includes('..');

/** Names are made by us, never by data; one that isn't of our form is a fault in the program. */
export function checkFileName(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file name of ours: ${JSON.stringify(name)}`);
  return name;
}

/** A folder is named by us as well: an empty name would stand for everything. */
export function checkFolderName(name: string): string {
  if (!FOLDER.test(name) || name.includes('..'))
    throw new Error(`Not a folder name of ours: ${JSON.stringify(name)}`);
  return name;
}
