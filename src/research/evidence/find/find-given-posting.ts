import type { EntityCard } from '../../company';
import { GIVEN_ATTRIBUTES } from '../extract/pages/given-posting';
import { findEvidence, type EvidenceContext } from './find-evidence';
import type { Evidence, Snapshot } from '../shape';

/**
 * The rows of a given posting, read apart from everything that was gathered, so that they neither
 * change nor are changed by what other sources say. A text that its reader can't get through has none.
 */
export async function findGivenPosting(
  context: EvidenceContext,
  card: EntityCard,
  snapshots: readonly Snapshot[],
): Promise<readonly Evidence[]> {
  const rows = await findEvidence(context, card, snapshots).catch(() => []);
  // The very page may have been gathered as well; its rows then stay rows of their own.
  return rows
    .filter(({ attribute }) => GIVEN_ATTRIBUTES.has(attribute))
    .map((row) => ({ ...row, id: row.id.replace(/^ev_/u, 'ev_given_') }));
}
