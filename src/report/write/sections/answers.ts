import type { Topic } from '../../../research/evidence/shape';

/** What tells how large a company is, what it earns, and with which of its parts. */
export const MONEY = [
  'revenue',
  'net-income',
  'operating-income',
  'research-spending',
  'segment-revenue',
  'segment-income',
] as const;

/** A statement about work may be filed under any of these. */
export const OF_WORK: readonly Topic[] = ['hiring', 'engineering', 'culture'];
