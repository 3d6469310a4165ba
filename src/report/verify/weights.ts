import type { Features } from './features';

/** Written by `npm run bench -- verify train`, from one half of the claims; the figures are told for the other. */
export const WEIGHTS: { readonly base: number; readonly by: Readonly<Partial<Record<keyof Features, number>>> } = {
  base: -5.6712,
  by: {
    window: 2.8574,
    two: 2.5670,
    page: 1.7441,
    pairs: 0.1724,
    missing: 0.5301,
    length: 0.2521,
    faults: -0.7021,
    faulty: -1.0504,
  },
};
