import { succeed, type Result } from '../../../kernel/result';
import { siftItems } from '../refusal/refuse-items';
import type { AskedBody, Source, SourceItem } from '../shape';
import { runFeed } from './run-feed';

/** The entries of a feed that was asked by itself, without those that no source may give. */
export function readFeed(
  source: Source,
  { text, url, fetchedAt }: AskedBody,
): Result<readonly SourceItem[], 'shape-changed'> {
  const read = runFeed(source, text, url);
  return read.ok ? succeed(siftItems(source, { items: read.value }, { fetchedAt }).items) : read;
}
