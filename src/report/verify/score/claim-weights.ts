export type ClaimFeature =
  | 'attributed'
  | 'compared'
  | 'doubtful'
  | 'faulty'
  | 'future'
  | 'hedged'
  | 'past';

/** Learned on the tuning half of the claims over real passages, before the last changes of the checks. */
export const CLAIM_WEIGHTS: {
  readonly base: number;
  readonly by: Readonly<Record<ClaimFeature, number>>;
} = {
  base: 0.536,
  by: {
    faulty: -2.72,
    doubtful: 0,
    attributed: 0.88,
    hedged: 0.81,
    compared: 1.46,
    past: -0.22,
    future: -0.46,
  },
};
