import { loadParser } from '../../../load-parser';
import { readRelations } from '../relations/read-relations';
import { referentsOf } from '../relations/referents';
import { isFirstParty, linesOf, sentencesOf, type Extractor } from './document';

const READ: ReadonlySet<string> = new Set(['page', 'news', 'filing', 'job-posting']);

/** What sentences state of the company, read by their grammar. */
export const relations: Extractor = (document, { card }) => {
  const { record, text } = document;
  if (!READ.has(record.kind)) return [];
  const isOwnVoice = isFirstParty(document) || record.kind === 'filing';
  const referents = referentsOf(card, isOwnVoice);
  return linesOf(document)
    .filter(({ block }) => block.kind !== 'heading' && block.kind !== 'row')
    .flatMap((line) =>
      readRelations(
        {
          text,
          sentences: sentencesOf(line),
          referents,
          focus: isOwnVoice ? 'company' : 'unknown',
          fetchedAt: record.fetchedAt,
          isPosting: record.kind === 'job-posting',
        },
        loadParser(),
      ),
    );
};
