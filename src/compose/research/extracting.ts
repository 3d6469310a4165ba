import type { Draft, Evidence, EvidenceContext } from '../../research/evidence';
import type { Platform } from '../platform/platform';

/** Fewer documents than this are read sooner than they are handed out. */
const FEWEST_TO_SHARE = 8;

/** Extracts beside the thread that serves pages: what is long is read for facts by so many processes at once. */
export const extracting =
  (
    threads: Pick<Platform['threads'], 'run'>,
    size: number,
  ): NonNullable<EvidenceContext['extract']> =>
  async (card, documents, proposals) => {
    const parts = documents.length < FEWEST_TO_SHARE ? 1 : size;
    const read =
      parts === 1
        ? undefined
        : await Promise.all(
            Array.from({ length: parts }, (_, part) =>
              threads.run('readPart', { card, documents, part, parts }),
            ),
          );
    return (await threads.run('extractEvidence', {
      card,
      documents,
      proposals,
      read: read as readonly (readonly (readonly Draft[])[])[] | undefined,
    })) as readonly Evidence[];
  };
