import type { Clause, Phrase } from './shape';

/** Who does it: the subjects, or who stands behind "by" in a passive. */
export const actorsOf = ({ passive, agents, subjects }: Clause): readonly Phrase[] =>
  passive ? agents : subjects;

/** Whom it is done to: the objects, or the subjects of a passive. */
export const undergoersOf = ({ passive, objects, subjects }: Clause): readonly Phrase[] =>
  passive ? subjects : objects;

/** Whether the text itself states as a fact that it happened or holds. */
export const isAsserted = ({ negated, modalities, attributions, tense }: Clause): boolean =>
  !negated &&
  attributions.length === 0 &&
  modalities.every(({ kind }) => kind === 'begun') &&
  (tense === 'past' || tense === 'present');
