import type { Features } from './features';
import type { TokenFeatures } from './token-features';

// Written by `npm run bench -- verify train`, from one half of the claims; the figures are told for the other.

export const WEIGHTS: {
  readonly base: number;
  readonly by: Readonly<Record<keyof Features, number>>;
} = {
  base: -4.1991,
  by: {
    window: 2.0252,
    two: 1.806,
    page: 1.5518,
    pairs: 0.833,
    missing: 0.2546,
    length: -0.0552,
    faulty: -3.7266,
  },
};

export const TOKEN_WEIGHTS: {
  readonly base: number;
  readonly by: Readonly<Record<keyof TokenFeatures, number>>;
  readonly least: number;
} = {
  base: -1.2577,
  by: {
    own: 0.7657,
    page: 1.1038,
    next: 0.2287,
    last: -0.1299,
    around: 1.1113,
    rest: -1.8869,
    faulty: 1.5511,
    nextFaulty: 1.0173,
    name: -0.3675,
    figure: 0.9332,
    small: -0.4697,
    sign: -0.7669,
    leads: 0.9754,
  },
  least: 0.27,
};
