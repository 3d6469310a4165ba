import { fail, succeed, type Result } from '../../../kernel/result';
import { fromWallClock } from '../../../kernel/moments/zoned-time';
import type { OrderAnswers, TypedAnswers } from '../shape';

/** Where most buyers are; a browser without scripts can't say where it is. */
const USUAL_ZONE = 'America/New_York';

export function readTypedAnswers<Answers extends TypedAnswers>({
  interviewAt,
  timeZone,
  ...others
}: Answers): Result<
  Omit<Answers, keyof TypedAnswers> & Pick<OrderAnswers, 'interviewAt' | 'interviewZone'>,
  'invalid-answers'
> {
  if (interviewAt === '') return succeed({ ...others, interviewAt: null, interviewZone: null });
  const zone = timeZone === '' ? USUAL_ZONE : timeZone;
  const moment = fromWallClock(interviewAt, zone);
  return moment
    ? succeed({ ...others, interviewAt: moment.toISOString(), interviewZone: zone })
    : fail('invalid-answers', 'Enter the date and time of your interview.');
}
