import { desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { orderAssignment, orderNote } from './schema';

type NoteRow = typeof orderNote.$inferSelect;
type AssignmentRow = typeof orderAssignment.$inferSelect;

/** As many as a person reads; nobody writes more about one order. */
const MOST_NOTES = 200;

export async function insertNote(transaction: Transaction, note: NoteRow): Promise<void> {
  await transaction.insert(orderNote).values(note);
}

export async function readOrderNotes(
  executor: Executor,
  orderId: string,
): Promise<readonly NoteRow[]> {
  return executor
    .select()
    .from(orderNote)
    .where(eq(orderNote.orderId, orderId))
    .orderBy(desc(orderNote.at), desc(orderNote.id))
    .limit(MOST_NOTES);
}

export async function putAssignment(
  transaction: Transaction,
  assignment: AssignmentRow,
): Promise<void> {
  const { orderId: _, ...change } = assignment;
  await transaction
    .insert(orderAssignment)
    .values(assignment)
    .onConflictDoUpdate({ target: orderAssignment.orderId, set: change });
}

export async function deleteAssignment(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.delete(orderAssignment).where(eq(orderAssignment.orderId, orderId));
}

export async function readAssignments(
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly AssignmentRow[]> {
  if (orderIds.length === 0) return [];
  return executor
    .select()
    .from(orderAssignment)
    .where(inArray(orderAssignment.orderId, [...orderIds]));
}
