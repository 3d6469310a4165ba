import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { claimTicket, contactMessage } from './schema';

export async function insertMessage(
  transaction: Transaction,
  message: typeof contactMessage.$inferInsert,
): Promise<void> {
  await transaction.insert(contactMessage).values(message);
}

export async function takeReference(transaction: Transaction): Promise<string> {
  const answer = (await transaction.execute(sql`SELECT nextval('contact_number') AS value`)) as {
    rows: { value: string | number }[];
  };
  return String(answer.rows[0]?.value);
}

export async function readRepeated(
  executor: Executor,
  {
    email,
    message,
    since,
  }: { readonly email: string; readonly message: string; readonly since: Date },
): Promise<string | null> {
  const [row] = await executor
    .select({ reference: contactMessage.reference })
    .from(contactMessage)
    .where(
      and(
        eq(contactMessage.email, email),
        eq(contactMessage.message, message),
        gte(contactMessage.receivedAt, since),
      ),
    )
    .orderBy(desc(contactMessage.receivedAt), desc(contactMessage.id))
    .limit(1);
  return row?.reference ?? null;
}

export async function insertTicket(
  transaction: Transaction,
  ticket: typeof claimTicket.$inferInsert,
): Promise<void> {
  await transaction.insert(claimTicket).values(ticket);
}

export async function findTicketWith(
  executor: Executor,
  {
    orderId,
    claimText,
    words,
  }: { readonly orderId: string; readonly claimText: string; readonly words: string },
): Promise<string | null> {
  const [row] = await executor
    .select({ reference: claimTicket.reference })
    .from(claimTicket)
    .where(
      and(
        eq(claimTicket.orderId, orderId),
        eq(claimTicket.claimText, claimText),
        eq(claimTicket.words, words),
      ),
    )
    .limit(1);
  return row?.reference ?? null;
}

/** Both kinds take their references from one number, so that a letter tells them apart. */
const tableOf = (reference: string) => (reference.startsWith('T-') ? claimTicket : contactMessage);

type MessageState = Pick<typeof contactMessage.$inferSelect, 'state' | 'answeredAt'>;

export async function lockMessage(
  transaction: Transaction,
  reference: string,
): Promise<MessageState | null> {
  const table = tableOf(reference);
  const [row] = await transaction
    .select({ state: table.state, answeredAt: table.answeredAt })
    .from(table)
    .where(eq(table.reference, reference))
    .for('update');
  return row ?? null;
}

export async function updateMessage(
  transaction: Transaction,
  reference: string,
  change: MessageState,
): Promise<void> {
  const table = tableOf(reference);
  await transaction.update(table).set(change).where(eq(table.reference, reference));
}
