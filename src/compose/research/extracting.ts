import type { Evidence, EvidenceContext } from '../../research/evidence';
import type { Platform } from '../platform/platform';

/** Extracts beside the thread that serves pages. A worker process sees no setting, so the task says which readers. */
export const extracting =
  ({
    threads,
    config: { readers },
  }: {
    readonly threads: Pick<Platform['threads'], 'run'>;
    readonly config: Pick<Platform['config'], 'readers'>;
  }): NonNullable<EvidenceContext['extract']> =>
  async (card, documents, proposals) =>
    (await threads.run('extractEvidence', {
      card,
      documents,
      proposals,
      readers,
    })) as readonly Evidence[];
