import { createHash } from 'node:crypto';
import type { LabelledSentence } from './rows';

/** One half may be read while readers are made; of the other only its figures are looked at. */
export type Half = 'read' | 'aside';
export const HALVES: readonly Half[] = ['read', 'aside'];

/** By a hash of the company, so that no document is in both. */
export const halfOf = ({ company }: Pick<LabelledSentence, 'company'>): Half =>
  Number.parseInt(createHash('sha256').update(company).digest('hex').slice(-1), 16) % 2 === 1
    ? 'read'
    : 'aside';
