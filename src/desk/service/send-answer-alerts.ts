import { formatMoment } from '../../kernel/moments/format-moment';
import type { Mail } from '../../platform/mail';
import { answerAlarmDue, answerDueAt, type AnswerAlarm, type OwedAnswer } from './open-messages';
import type { NewAlert } from '../../shop/alerts/shape';
import { raiseAlert, settleAlerts } from '../alerts';
import type { ServiceContext } from './ports';

/**
 * Sends each alert about an unanswered message once: to support, then to the owner. The writer
 * hears from us before we miss our reply time.
 */
export async function sendAnswerAlerts(
  context: ServiceContext,
): Promise<{ readonly rung: number }> {
  const now = context.clock.now();
  let rung = 0;
  const waiting = await context.listOwedAnswers();
  for (const owed of waiting) {
    const alarm = answerAlarmDue(owed.receivedAt, now);
    if (!alarm) continue;
    rung += 1;
    const { team, writer } = mailsOf(context, owed, alarm);
    await context.database.write(async (transaction) => {
      await raiseAlert(context, transaction, alertOf(owed, alarm), team);
      if (writer !== null) await context.mailer.queue(transaction, writer);
    });
  }
  await context.database.write((transaction) =>
    settleAlerts(context, transaction, 'answer-owed', waiting.map(subjectOf)),
  );
  return { rung };
}

const subjectOf = ({ kind, id }: OwedAnswer): string => `${kind}:${id}`;

function alertOf(owed: OwedAnswer, { waited, loudness }: AnswerAlarm): NewAlert {
  const due = formatMoment(answerDueAt(owed.receivedAt).toISOString());
  return {
    kind: 'answer-owed',
    subject: subjectOf(owed),
    step: String(waited),
    isUrgent: loudness !== 'remind',
    orderNumber: owed.kind === 'cancel' ? owed.reference : null,
    sentence:
      loudness === 'broken'
        ? `${owed.reference} needed a reply by ${due}.`
        : `${owed.reference} needs a reply by ${due}.`,
    path: `/desk/inbox/${owed.reference}`,
  };
}

function mailsOf(
  { teamAddress, supportAddress }: ServiceContext,
  owed: OwedAnswer,
  { waited, loudness, tellsWriter }: AnswerAlarm,
): { readonly team: Mail; readonly writer: Mail | null } {
  const { kind, id, reference, receivedAt, orderId, name, email, isPublishable } = owed;
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
  const writer: Mail = {
    key: `answer-soon-late:${kind}:${id}`,
    template: 'answer-soon-late',
    to: email,
    ...order,
    values: { kind, reference, name, dueAt },
  };
  return { team, writer: tellsWriter && isPublishable ? writer : null };
}
