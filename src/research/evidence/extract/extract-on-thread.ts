import type { ThreadPool } from '../../../platform/threads';
import type { EvidenceContext } from '../find/find-evidence';
import type { Evidence } from '../shape';

/** Extracts beside the thread that serves pages. */
export const extractOnThread =
  (threads: Pick<ThreadPool, 'run'>): NonNullable<EvidenceContext['extract']> =>
  async (card, documents, proposals) =>
    (await threads.run('extractEvidence', { card, documents, proposals })) as readonly Evidence[];
