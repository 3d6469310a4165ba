import { phraseFinder } from '../../../../language';

const isFirst = phraseFinder(
  `first interview/round/stage/step, phone screen, recruiter call/interview/screen, submit your/an application,
   to begin, to start, when you apply, first conversation`,
);
const isLast = phraseFinder(
  `after the interviews, at the end of, final decision/interview/round/stage, job offer, last round/stage/step,
   make an offer, professional references, reference check, references`,
);
const placeOf = (text: string): number => (isLast(text) ? 2 : isFirst(text) ? 0 : 1);

/** Sentences on hiring as its rounds come, whatever pages they stand on. */
export const byRound = <One>(all: readonly One[], textOf: (one: One) => string): readonly One[] =>
  all.toSorted((one, other) => placeOf(textOf(one)) - placeOf(textOf(other)));
