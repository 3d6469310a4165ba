import type { Database } from '../../platform/database';
import type { EntityCard } from '../../research/company/shape';
import { optionOf, type ChoiceOption, type ChoiceState } from './shape';
import { findChoice, findChoicesWithExperts } from './store';

/** A question about an order's company, for the buyer, the desk and the tracking page. */
export interface CompanyQuestion {
  readonly state: ChoiceState;
  readonly options: readonly ChoiceOption[];
  readonly answerBy: string;
  readonly chosen: ChoiceOption | null;
  readonly decidedBy: string | null;
  readonly note: string;
}

export async function readChoice(
  { database }: { readonly database: Database },
  orderId: string,
): Promise<CompanyQuestion | undefined> {
  const row = await findChoice(database.read, orderId);
  if (row === undefined) return undefined;
  const options = row.candidates.map(optionOf);
  return {
    state: row.state,
    options,
    answerBy: row.answerBy.toISOString(),
    chosen: options.find(({ id }) => id === row.chosen) ?? null,
    decidedBy: row.decidedBy,
    note: row.note,
  };
}

/** Whom the question was settled for; undefined while it is open, null where it is none of those found. */
export async function chosenCompany(
  { database }: { readonly database: Database },
  orderId: string,
): Promise<EntityCard | null | undefined> {
  const row = await findChoice(database.read, orderId);
  if (row?.state === 'closed') return null;
  return row?.state === 'decided'
    ? row.candidates.find(({ card }) => card.id === row.chosen)?.card
    : undefined;
}

/** An order that waits for an expert to say which company is meant. */
export interface WaitingChoice {
  readonly orderId: string;
  readonly names: readonly string[];
  readonly note: string;
  readonly askedAt: string;
}

export async function listWaitingChoices(
  { database }: { readonly database: Database },
  limit: number,
): Promise<readonly WaitingChoice[]> {
  const rows = await findChoicesWithExperts(database.read, limit);
  return rows.map(({ orderId, candidates, note, askedAt }) => ({
    orderId,
    names: candidates.map(({ card }) => card.name),
    note,
    askedAt: askedAt.toISOString(),
  }));
}

/** The whole card of one that was shown. */
export async function findCandidate(
  { database }: { readonly database: Database },
  orderId: string,
  id: string,
): Promise<EntityCard | undefined> {
  return (await findChoice(database.read, orderId))?.candidates.find(({ card }) => card.id === id)
    ?.card;
}
