import { createHash } from 'node:crypto';
import type { Pair } from './read-pairs';

/** A judge that reads the label and is wrong in a share of its answers, the same ones in every run. */
export function simulatedJudge(wrong: number): (pair: Pair) => boolean {
  return ({ id, label }) => {
    const draw = Number.parseInt(
      createHash('sha256').update(`judge ${id}`).digest('hex').slice(0, 8),
      16,
    );
    return (label === 'honest') !== draw / 2 ** 32 < wrong;
  };
}
