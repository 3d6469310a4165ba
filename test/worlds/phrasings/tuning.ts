/**
 * Two thirds of the ways in which a fact is told in a made-up world, written by hand. Whoever builds
 * the engine may read these; the third in `held-out.ts` is not for them.
 */
import { tuningEarnings } from './tuning/earnings';
import { tuningStaff } from './tuning/staff';
import { tuningLeaders } from './tuning/leaders';
import { tuningOrigin } from './tuning/origin';
import { tuningEvents } from './tuning/events';
import { tuningHiring } from './tuning/hiring';
import type { Phrasing } from './shape';

export const tuning: readonly Phrasing[] = [
  ...tuningEarnings,
  ...tuningStaff,
  ...tuningLeaders,
  ...tuningOrigin,
  ...tuningEvents,
  ...tuningHiring,
];
