import { after } from '../../kernel/time';
import { fail, succeed, type Result } from '../../kernel/result';
import { writeAudit } from '../audit';
import type { Permit } from '../policy';
import { lockOrdersOf } from '../../shop/orders';
import { addressOf, buyerOf } from './find-buyer';
import { eraseFilesJob } from './erase-files';
import { eraseEverywhere, eraseLateJob, PASSES } from './erase-late';
import type { PrivacyContext } from './ports';
import { hindranceOf } from './shape';

type Erased = { readonly orders: number };

/**
 * Takes one buyer out of everything, in one transaction. Their orders stay in the books as number,
 * money and moments; files follow in a job that is placed with it, so that none can be forgotten,
 * and so does another look at what came late.
 */
export async function eraseBuyer(
  context: Pick<PrivacyContext, 'database' | 'clock' | 'queue' | 'keepers'>,
  { member }: Permit<'handle-privacy'>,
  { email, reason }: { readonly email: string; readonly reason: string },
): Promise<Result<Erased, 'hindered' | 'no-reason'>> {
  const why = reason.trim();
  if (why === '')
    return fail('no-reason', 'Enter who asked and how, without their name or address.');
  const address = addressOf(email);
  if (why.toLowerCase().includes(address))
    return fail('no-reason', 'The reason stays in the log forever. Leave the address out.');
  return context.database.write(async (transaction) => {
    const { person, orders } = buyerOf(address, await lockOrdersOf(transaction, address));
    const hindrance = hindranceOf(orders);
    if (hindrance !== null) return fail('hindered', hindrance);
    const { files, folders } = await eraseEverywhere(context, transaction, person);
    if (files.length + folders.length > 0)
      await context.queue.enqueue(transaction, eraseFilesJob, { files, folders });
    // Single files may be another’s again by then; these folders never are.
    const late = { orderIds: [...person.orderIds], folders };
    for (const pass of PASSES)
      await context.queue.enqueue(transaction, eraseLateJob, late, {
        after: after(context.clock.now(), pass),
      });
    await writeAudit(transaction, context.clock, {
      kind: 'buyer-erased',
      actor: `staff:${member.name}`,
      subjectKind: 'buyer',
      reason: why,
      subject: orders.map(({ number }) => number).join(', ') || 'without an order',
    });
    return succeed({ orders: orders.length });
  });
}
