import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { contactMessage } from './schema';

export async function insertMessage(transaction: Transaction, message: typeof contactMessage.$inferInsert): Promise<void> {
  await transaction.insert(contactMessage).values(message);
}

export async function takeReference(transaction: Transaction): Promise<string> {
  const answer = (await transaction.execute(sql`SELECT nextval('contact_number') AS value`)) as {
    rows: { value: string | number }[];
  };
  return `C-${answer.rows[0]?.value}`;
}

export async function readRepeated(
  executor: Executor,
  { email, message, since }: { readonly email: string; readonly message: string; readonly since: Date },
): Promise<string | null> {
  const [row] = await executor
    .select({ reference: contactMessage.reference })
    .from(contactMessage)
    .where(and(eq(contactMessage.email, email), eq(contactMessage.message, message), gte(contactMessage.receivedAt, since)))
    .orderBy(desc(contactMessage.receivedAt))
    .limit(1);
  return row?.reference ?? null;
}
