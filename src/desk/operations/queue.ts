import { fail, succeed, type Result } from '../../kernel/result';
import { countJobs, listTroubledJobs, retryJobs, type TroubledJob } from '../../platform/jobs';
import { writeAudit } from '../audit';
import type { Permit } from '../policy';
import type { OperationsContext, Reads } from './ports';
import type { QueueView } from './shape';

const MOST_SHOWN = 50;

export const readQueue: Reads<QueueView> = async (context) => {
  const [counts, troubled] = await Promise.all([
    countJobs(context),
    listTroubledJobs(context, { limit: MOST_SHOWN }),
  ]);
  return {
    counts,
    troubled: await Promise.all(
      troubled.map(async ({ about, ...job }) => ({
        ...job,
        number: await orderOf(context, about),
      })),
    ),
  };
};

async function orderOf(
  { numberOf, database }: OperationsContext,
  { order, mail }: TroubledJob['about'],
): Promise<string | null> {
  if (order !== null) return numberOf(order);
  if (mail === null) return null;
  const [row] = await database.queryRows('SELECT order_id FROM outgoing_mail WHERE id::text = $1', [
    mail,
  ]);
  return typeof row?.['order_id'] === 'string' ? numberOf(row['order_id']) : null;
}

/** One failed or dead job at once, or all of them; by its name, all of that kind. */
export async function retryFailed(
  { database, clock }: OperationsContext,
  { member }: Permit<'operate'>,
  which: { readonly id: string } | { readonly name: string | null },
): Promise<Result<{ readonly retried: number }, 'nothing-to-retry'>> {
  return database.write(async (transaction) => {
    const retried = await retryJobs(transaction, which);
    const [first] = retried;
    if (!first)
      return fail('nothing-to-retry', 'Nothing to retry: it finished, or someone else retried it.');
    await writeAudit(transaction, clock, {
      kind: 'job-retried',
      actor: `staff:${member.name}`,
      subjectKind: 'job',
      reason: 'set out again by hand',
      subject: 'id' in which ? `${first.name} ${first.id}` : (which.name ?? 'all jobs'),
      after: { jobs: retried.length },
    });
    return succeed({ retried: retried.length });
  });
}
