import type { Topic } from '../../evidence/shape';
import type { ProofState } from '../state/proof-state';

/** How a source stands: whether it may be asked, and why not; what it last showed. */
export type SourceState =
  | 'in-force'
  | 'unproven'
  | 'asleep'
  | 'out-of-use'
  | 'needs-key'
  | 'needs-terms'
  | 'switched-off'
  | 'to-be-verified'
  | 'forbidden';

/** A source as people read of it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly topics: readonly Topic[];
  /** Whom it is about, where that is not everybody. */
  readonly serves?: string;
  readonly terms: string;
  readonly credit?: string;
  readonly state: SourceState;
  readonly proof: ProofState;
}
