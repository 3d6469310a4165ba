import { brand } from './brand';

/**
 * What one report costs in each currency that it can be sold in, in that currency’s smallest unit: cents, pence, and
 * whole yen. Buyers may choose those that `CURRENCIES` names; a draft keeps the price it was shown.
 */
export const prices = {
  usd: brand.price,
  eur: 3_300,
  gbp: 2_900,
  cad: 4_900,
  aud: 5_400,
  jpy: 5_400,
} as const;
