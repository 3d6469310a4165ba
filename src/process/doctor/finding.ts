import { setTimeout as sleep } from 'node:timers/promises';
import { seconds, type Duration } from '../../kernel/time';

/** How one thing is: as it should be, worth a look, to be fixed, or not tried. */
export type FindingState = 'right' | 'notice' | 'wrong' | 'untried';

/** What one check found, in a sentence that also says how to fix it. */
export interface DoctorFinding {
  readonly subject: string;
  readonly state: FindingState;
  readonly sentence: string;
  /** Somebody else said no, so waiting won't help: live mode doesn't start with it. */
  readonly isRefusal?: boolean;
}

export type DoctorFindings = readonly DoctorFinding[];

export const right = (subject: string, sentence: string): DoctorFinding => ({
  subject,
  state: 'right',
  sentence,
});
export const notice = (subject: string, sentence: string): DoctorFinding => ({
  subject,
  state: 'notice',
  sentence,
});
export const wrong = (subject: string, sentence: string): DoctorFinding => ({
  subject,
  state: 'wrong',
  sentence,
});
export const untried = (subject: string, sentence: string): DoctorFinding => ({
  subject,
  state: 'untried',
  sentence,
});
export const refused = (subject: string, sentence: string): DoctorFinding => ({
  ...wrong(subject, sentence),
  isRefusal: true,
});

/** The longest that one check may take. */
const LONGEST_CHECK = seconds(20);

/** A check that hangs or breaks is a finding too: the others still tell what they found. */
export async function runCheck(
  subject: string,
  check: () => Promise<DoctorFindings>,
  longest: Duration = LONGEST_CHECK,
): Promise<DoctorFindings> {
  const stop = new AbortController();
  const late = sleep(longest, undefined, { signal: stop.signal }).then(
    () => [wrong(subject, `No answer within ${longest / 1_000} seconds.`)],
    () => [],
  );
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return [
      wrong(subject, `The check broke off: ${error instanceof Error ? error.message : error}`),
    ];
  } finally {
    stop.abort();
  }
}
