import type { Computation } from '../../document/shape';

export type { Computation } from '../../document/shape';

/** Rows that a computation only compares with: that they were overtaken is no fault of the sentence. */
export function pastRowsOf(computation: Computation | undefined): readonly string[] {
  switch (computation?.kind) {
    case 'growth':
    case 'multiple':
    case 'points':
      return [computation.from];
    case 'slowing':
    case 'first-profit':
      return computation.of.slice(0, -1);
    default:
      return [];
  }
}
