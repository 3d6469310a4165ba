import type { EntityCard } from '../../company';
import { snapshotName } from '../snapshots/in-memory-snapshots';
import { extractEvidence } from '../extract-evidence';
import type { Document } from '../extract/document';
import type { SnapshotStore } from '../ports';
import { proposeFindings, type Proposals } from '../proposals/propose-findings';
import { provenReaders } from '../proven-readers';
import type { PageModel } from '../proposals/shape';
import { unreadSources } from '../reading-budget';
import type { Evidence, Snapshot, UnreadSource } from '../shape';

export interface EvidenceContext {
  readonly snapshots: SnapshotStore;
  /** Runs the heavy part; a worker thread in the shop, the function itself elsewhere. */
  readonly extract?: (
    card: EntityCard,
    documents: readonly Document[],
    proposals: Proposals,
  ) => Promise<readonly Evidence[]>;
  /** Reads page by page beside code, where one is configured. */
  readonly pageModel?: PageModel;
  /** Hears which documents are left out unread, and why. */
  readonly reportUnread?: (sources: readonly UnreadSource[]) => void;
}

/** Reads the gathered snapshots back from their store, checks that each is what its name says, and extracts. */
export async function findEvidence(
  context: EvidenceContext,
  card: EntityCard,
  records: readonly Snapshot[],
): Promise<readonly Evidence[]> {
  const documents = await Promise.all(
    records.map(async (record): Promise<Document> => {
      const text = await context.snapshots.get(record.snapshot);
      if (text === undefined)
        throw new Error(`The snapshot ${record.snapshot} of ${record.url} is gone from its store`);
      if (snapshotName(text) !== record.snapshot)
        throw new Error(`The snapshot ${record.snapshot} of ${record.url} is not what was stored`);
      return { record, text };
    }),
  );
  context.reportUnread?.(unreadSources(documents));
  const proposals =
    context.pageModel === undefined
      ? new Map()
      : await proposeFindings(context.pageModel, card, documents);
  return context.extract === undefined
    ? extractEvidence(card, documents, proposals, provenReaders)
    : await context.extract(card, documents, proposals);
}
