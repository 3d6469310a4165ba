import type { Features } from './features';

/** Written by `npm run bench -- verify train`, from one half of the claims; the figures are told for the other. */
export const WEIGHTS: { readonly base: number; readonly by: Readonly<Partial<Record<keyof Features, number>>> } = {
  base: -5.5803,
  by: {
    window: 2.8532,
    two: 2.6897,
    page: 1.7792,
    pairs: -0.0404,
    missing: 0.4532,
    length: 0.2505,
    faults: -0.6151,
    faulty: -1.2899,
  },
};
