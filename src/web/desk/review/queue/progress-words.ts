import { plural } from '../../../../kernel/text';
import type { Progress } from '../../../../desk/review/shape';

/** Before anybody has shown a pace of their own: sixty sentences in five minutes. */
const SECONDS_A_SENTENCE = 5;
/** A pause longer than this was no work on a sentence. */
const LONGEST_PAUSE = 60;

/** Seconds that a sentence takes, from the moments at which the last ones were settled. */
export function paceOf(settledAt: readonly number[]): number {
  const pauses = settledAt
    .slice(1)
    .map((moment, index) => (moment - (settledAt[index] ?? moment)) / 1_000)
    .filter((pause) => pause <= LONGEST_PAUSE);
  if (pauses.length < 3) return SECONDS_A_SENTENCE;
  return pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
}

/** “34 of 60, about 3 minutes left” */
export function formatProgress({ settled, total }: Progress, pace: number): string {
  const left = total - settled;
  if (left <= 0) return `${settled} of ${total}, done`;
  const minutes = Math.ceil((left * pace) / 60);
  return (
    `${settled} of ${total}, ` +
    `${left * pace < 60 ? 'less than a minute' : `about ${plural(minutes, 'minute')}`} left`
  );
}
