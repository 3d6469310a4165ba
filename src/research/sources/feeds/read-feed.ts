import { fail, succeed, type Result } from '../../../kernel/result';
import { parseAnswer } from '../reading/parse-answer';
import { siftItems } from '../refusal/refuse-items';
import type { AskedBody, Source, SourceItem } from '../shape';

/** The entries of a feed that was asked by itself, without those that no source may give. */
export async function readFeed(
  source: Source,
  answer: AskedBody,
): Promise<Result<readonly SourceItem[], 'shape-changed'>> {
  const read = await parseAnswer(source, answer);
  return typeof read === 'string'
    ? fail('shape-changed', read)
    : succeed(siftItems(source, read, { fetchedAt: answer.fetchedAt }).items);
}
