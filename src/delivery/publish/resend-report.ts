import { defined } from '../../kernel/defined';
import { fail, type Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Alongside, Database } from '../../platform/database';
import type { JobQueue } from '../../platform/jobs';
import { listMails, resendMail, type AddressFailure } from '../../platform/mail';

/** The mails that bring a report. */
const BRINGING: ReadonlySet<string> = new Set(['report-ready', 'report-updated']);

/** Sends the mail of the newest version once more, to the address the order has now, for a buyer who can’t find it. */
export async function resendReport(
  context: { readonly database: Database; readonly queue: JobQueue; readonly clock: Clock },
  {
    orderId,
    to,
    alongside,
  }: { readonly orderId: string; readonly to: string; readonly alongside?: Alongside },
): Promise<Result<void, 'not-found' | AddressFailure>> {
  const mails = await listMails(context, { order: orderId, limit: 100 });
  const newest = mails
    .filter(({ template }) => BRINGING.has(template))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  return newest === undefined
    ? fail('not-found', 'No report has been sent for this order yet.')
    : resendMail(context, {
        mail: newest.id,
        to,
        ...defined({ alongside }),
      });
}
