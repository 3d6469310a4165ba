import { fail, succeed, type Result } from '../../kernel/result';
import { writeAudit } from '../audit';
import type { Permit } from '../policy';
import { readBuyer, collectAll } from './find-buyer';
import type { PrivacyContext } from './ports';

/** Everything we store about a buyer, as a file. The audit log records it without their address. */
export async function exportBuyer(
  context: Pick<PrivacyContext, 'database' | 'clock' | 'keepers' | 'orders'>,
  { member }: Permit<'handle-privacy'>,
  { email, reason }: { readonly email: string; readonly reason: string },
): Promise<Result<string, 'nothing-kept' | 'no-reason'>> {
  if (reason.trim() === '') return fail('no-reason', 'Enter who asked and how.');
  const { person, orders } = await readBuyer(context, email);
  const told = (await collectAll(context, person)).filter(({ told: { length } }) => length > 0);
  if (told.length === 0) return fail('nothing-kept', 'No data for this email address.');
  await context.database.write((transaction) =>
    writeAudit(transaction, context.clock, {
      kind: 'buyer-exported',
      actor: `staff:${member.name}`,
      subjectKind: 'buyer',
      reason: reason.trim(),
      subject: orders.map(({ number }) => number).join(', ') || 'without an order',
    }),
  );
  const file = {
    madeAt: context.clock.now().toISOString(),
    address: person.email,
    ...Object.fromEntries(told.map(({ name, told: rows }) => [name, rows])),
  };
  return succeed(`${JSON.stringify(file, null, 2)}\n`);
}
