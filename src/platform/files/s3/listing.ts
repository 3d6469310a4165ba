import { readXml } from '../../formats';
import { isFileName } from '../ports';

export interface StoredObject {
  readonly name: string;
  readonly storedAt: Date;
}

export interface Listing {
  readonly files: readonly StoredObject[];
  /** Where the next page begins; undefined after the last. */
  readonly next: string | undefined;
}

const END = '</ListBucketResult>';

/** One page of a bucket's list. Files that someone else keeps in the same bucket are none of ours. */
export function readListing(xml: string): Listing {
  const read = readXml(xml);
  // Half a list looks like a short one, and what isn't listed would be taken for gone.
  if (!read.ok || !xml.trimEnd().endsWith(END))
    throw new Error('The file store’s list broke off or isn’t one.');
  const { Contents: contents, IsTruncated, NextContinuationToken } = read.value;
  const next = typeof NextContinuationToken === 'string' ? NextContinuationToken : undefined;
  if (IsTruncated === 'true' && next === undefined)
    throw new Error('The file store’s list goes on and doesn’t say where.');
  const entries = Array.isArray(contents) ? contents : [];
  return {
    next: IsTruncated === 'true' ? next : undefined,
    files: entries.flatMap((entry: unknown) => {
      const { Key, LastModified } = entry as { Key?: unknown; LastModified?: unknown };
      if (typeof Key !== 'string' || !isFileName(Key)) return [];
      const storedAt = new Date(String(LastModified));
      if (Number.isNaN(storedAt.getTime()))
        throw new Error(`The file store doesn’t say when ${Key} was stored.`);
      return [{ name: Key, storedAt }];
    }),
  };
}
