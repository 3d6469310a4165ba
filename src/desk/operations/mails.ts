import { defined } from '../../kernel/defined';
import { newIdentifier } from '../../kernel/identifier';
import { fail, succeed, type Result } from '../../kernel/result';
import { minutes } from '../../kernel/time';
import { listMails, mailCounts, resendMail } from '../../platform/mail';
import { auditAlongside, writeAudit } from '../audit';
import type { Permit } from '../policy';
import type { OperationsContext } from './ports';
import { nextPage } from './next-page';
import type { MailsView, OutboxState, OneMail } from './shape';

const PAGE = 50;
/** A person trying out a mail server needs a few; a page that is reloaded by a program gets no further. */
const TEST_MAILS = 3;
const TEST_MAILS_WITHIN = minutes(10);

export async function readOutboxPage(
  context: OperationsContext,
  _: Permit<'see-operations'>,
  {
    state,
    before,
  }: { readonly state?: OutboxState | undefined; readonly before?: Date | undefined },
): Promise<MailsView> {
  const [counts, listed] = await Promise.all([
    mailCounts(context),
    listMails(context, {
      limit: PAGE + 1,
      ...defined({ state, before }),
    }),
  ]);
  const mails = listed.slice(0, PAGE);
  return {
    counts,
    mails: await Promise.all(
      mails.map(async ({ order, ...mail }) => ({
        ...mail,
        number: await numberFor(context, order),
      })),
    ),
    next: nextPage(listed[PAGE]?.createdAt),
  };
}

const numberFor = async (
  { numberOf }: OperationsContext,
  order: string | null,
): Promise<string | null> => (order === null ? null : numberOf(order));

export async function readOneMail(
  context: OperationsContext,
  _: Permit<'see-operations'>,
  id: string,
): Promise<OneMail | null> {
  const mail = await context.readMail(id);
  if (!mail) return null;
  const { order, ...content } = mail;
  return { ...content, number: await numberFor(context, order) };
}

export async function resend(
  context: OperationsContext,
  { member }: Permit<'operate'>,
  { id }: { readonly id: string },
): Promise<Result<null>> {
  const sent = await resendMail(context, {
    mail: id,
    alongside: auditAlongside(context.clock, {
      kind: 'mail-resent',
      actor: `staff:${member.name}`,
      subjectKind: 'mail',
      subject: id,
      reason: 'resent',
    }),
  });
  return sent.ok ? succeed(null) : sent;
}

/** To the shop's own address and no other, so that it is no way to write to strangers. */
export async function sendTestMail(
  context: OperationsContext,
  { member }: Permit<'operate'>,
): Promise<Result<{ readonly to: string }, 'too-many'>> {
  const { database, clock, mailer, limiter, teamAddress } = context;
  if (!(await limiter.take('test-mail', TEST_MAILS, TEST_MAILS_WITHIN))) {
    return fail('too-many', `Only ${TEST_MAILS} test emails in ten minutes. Wait a little.`);
  }
  return database.write(async (transaction) => {
    await mailer.queue(transaction, {
      key: `test-mail:${newIdentifier(clock)}`,
      template: 'test-mail',
      to: teamAddress,
      values: { by: member.name, at: clock.now().toISOString() },
    });
    await writeAudit(transaction, clock, {
      kind: 'test-mail-sent',
      actor: `staff:${member.name}`,
      subjectKind: 'mail',
      subject: 'test mail',
      reason: 'asked for at the desk',
    });
    return succeed({ to: teamAddress });
  });
}
