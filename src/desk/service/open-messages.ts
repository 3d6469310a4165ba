import { after, hours, type Duration } from '../../kernel/time';
import { afterWork, type WorkingWeek } from '../../kernel/moments/working-time';
import type { Loudness } from './alarms';

/** Something that support owes a word about. */
export interface OwedAnswer {
  readonly kind: 'message' | 'complaint' | 'cancel';
  readonly id: string;
  /** “C-1007”, or an order's number. */
  readonly reference: string;
  readonly receivedAt: Date;
  readonly orderId: string | null;
  readonly name: string;
  readonly email: string;
  /** False where a program may have written in another's name. */
  readonly isPublishable: boolean;
}

export interface AnswerAlarm {
  /** How long after the message it rings, weekends left out. */
  readonly waited: Duration;
  readonly loudness: Loudness;
  readonly tellsWriter: boolean;
}

/** Saturday and Sunday, as they are where support sits, do not count; nights do. */
const WEEKDAYS: WorkingWeek = {
  zone: 'America/New_York',
  days: [1, 2, 3, 4, 5],
  from: '00:00',
  until: '24:00',
};

const ALARMS: readonly AnswerAlarm[] = [
  { waited: hours(12), loudness: 'remind', tellsWriter: false },
  { waited: hours(20), loudness: 'escalate', tellsWriter: true },
  { waited: hours(24), loudness: 'broken', tellsWriter: false },
];
const PROMISED = hours(24);
/** What is open longer has been told of three times. */
const LOOKED_BACK = hours(72);

export const answerDueAt = (receivedAt: Date): Date =>
  afterWork(receivedAt, PROMISED, WEEKDAYS) ?? after(receivedAt, PROMISED);

/** The loudest alarm that should have rung by now. */
export function answerAlarmDue(receivedAt: Date, now: Date): AnswerAlarm | undefined {
  if (now > after(answerDueAt(receivedAt), LOOKED_BACK)) return undefined;
  return ALARMS.findLast(({ waited }) => now >= (afterWork(receivedAt, waited, WEEKDAYS) ?? now));
}
