import type { Features } from './features';
import type { TokenFeatures } from './unsupported';

// Written by `npm run bench -- verify train`, from one half of the claims; the figures are told for the other.

export const WEIGHTS: { readonly base: number; readonly by: Readonly<Record<keyof Features, number>> } = {
  base: -5.8958,
  by: {
    window: 2.8862,
    two: 2.6812,
    page: 2.0176,
    pairs: -0.1214,
    missing: 0.5148,
    length: 0.2420,
    faults: -0.6445,
    faulty: -1.0404,
  },
};

export const TOKEN_WEIGHTS: { readonly base: number; readonly by: Readonly<Record<keyof TokenFeatures, number>>; readonly least: number } = {
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
