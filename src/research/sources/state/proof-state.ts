/** How far a source has been seen to work: never, its form alone, or live within the last weeks. */
export type ProofState = 'never' | 'shape' | 'live';

/** How many sources that may ever be asked have which proof, and how many entries the catalog has at all. */
export interface ProofCount extends Readonly<Record<ProofState, number>> {
  readonly catalog: number;
}
