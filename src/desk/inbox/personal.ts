import { inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { KeepsPersonalData, Person } from '../../platform/privacy';
import { inboxCase, inboxEvent } from './schema';
import { findReferencesOf } from './store';

/** What staff wrote to people who asked. It must be let go of before the messages it answers. */
export const inboxPersonalData: KeepsPersonalData = {
  name: 'answers',
  async tell(executor, person) {
    const events = await eventsOf(executor, person);
    return events
      .filter(({ what }) => what === 'answered' || what === 'declined')
      .map(({ reference, at, words }) => ({ kind: 'answer', reference, at, words }));
  },
  async erase(transaction, person) {
    const references = await findReferencesOf(transaction, person);
    if (references.length === 0) return {};
    await transaction.delete(inboxEvent).where(inArray(inboxEvent.reference, [...references]));
    await transaction.delete(inboxCase).where(inArray(inboxCase.reference, [...references]));
    return {};
  },
};

async function eventsOf(executor: Executor, person: Person) {
  const references = await findReferencesOf(executor, person);
  return references.length === 0
    ? []
    : executor
        .select()
        .from(inboxEvent)
        .where(inArray(inboxEvent.reference, [...references]))
        .orderBy(inboxEvent.id);
}
