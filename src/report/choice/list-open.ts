import { and, asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { companyChoice } from './schema';
import { optionOf, type ChoiceState } from './shape';

/** What stands in a list of orders about a company that is not settled yet. */
export interface OpenQuestion {
  readonly orderId: string;
  readonly state: Extract<ChoiceState, 'with-buyer' | 'with-expert'>;
  readonly names: readonly string[];
  readonly note: string;
}

/** More than anybody answers in a day. */
const MOST = 1_000;

/** The questions that wait for an answer, the oldest first; of these orders alone where some are named. */
export async function listOpenQuestions(
  { database }: { readonly database: Database },
  orderIds?: readonly string[],
): Promise<readonly OpenQuestion[]> {
  if (orderIds?.length === 0) return [];
  const open = inArray(companyChoice.state, ['with-buyer', 'with-expert']);
  const rows = await database.read
    .select({
      orderId: companyChoice.orderId,
      state: companyChoice.state,
      candidates: companyChoice.candidates,
      note: companyChoice.note,
    })
    .from(companyChoice)
    .where(orderIds ? and(open, inArray(companyChoice.orderId, [...orderIds])) : open)
    .orderBy(asc(companyChoice.askedAt), asc(companyChoice.orderId))
    .limit(MOST);
  return rows.map(({ orderId, state, candidates, note }) => ({
    orderId,
    state: state as OpenQuestion['state'],
    names: candidates.map((candidate) => optionOf(candidate).name),
    note,
  }));
}
