import type { Mail } from '../../platform/mail';
import { answerAlarmDue, answerDueAt, type AnswerAlarm, type OwedAnswer } from './open-messages';
import type { ServiceContext } from './ports';

/** Rings each alarm for an unanswered message once: for support first, then for the owner, and the writer hears of it before the word is broken. */
export async function ringAnswerAlarms(context: ServiceContext): Promise<{ readonly rung: number }> {
  const now = context.clock.now();
  let rung = 0;
  for (const owed of await context.listOwedAnswers()) {
    const alarm = answerAlarmDue(owed.receivedAt, now);
    if (!alarm) continue;
    rung += 1;
    await context.database.write((transaction) => context.mailer.queue(transaction, ...mailsOf(context, owed, alarm)));
  }
  return { rung };
}

function mailsOf({ teamAddress, supportAddress }: ServiceContext, owed: OwedAnswer, { waited, loudness, tellsWriter }: AnswerAlarm): Mail[] {
  const { kind, id, reference, receivedAt, orderId, name, email, mayBeTold } = owed;
  const order = orderId === null ? {} : { order: orderId };
  const dueAt = answerDueAt(receivedAt).toISOString();
  const team: Mail = {
    key: `answer-owed:${kind}:${id}:${waited}`,
    template: 'answer-owed',
    to: loudness === 'remind' ? supportAddress : teamAddress,
    replyTo: email,
    ...order,
    values: { kind, reference, name, email, loudness, receivedAt: receivedAt.toISOString(), dueAt },
  };
  const writer: Mail = { key: `answer-soon-late:${kind}:${id}`, template: 'answer-soon-late', to: email, ...order, values: { kind, reference, name, dueAt } };
  return tellsWriter && mayBeTold ? [team, writer] : [team];
}
