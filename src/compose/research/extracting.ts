import type { Evidence, EvidenceContext } from '../../research/evidence';
import type { Platform } from '../platform/platform';

/** Extracts beside the thread that serves pages. */
export const extracting =
  (threads: Pick<Platform['threads'], 'run'>): NonNullable<EvidenceContext['extract']> =>
  async (card, documents, proposals) =>
    (await threads.run('extractEvidence', { card, documents, proposals })) as readonly Evidence[];
