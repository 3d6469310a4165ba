import type { Database } from '../../database';
import type { MailState } from '../schema';
import {
  countByState,
  findMailsByKeys,
  selectMails,
  type MailFilter,
  type MailRow,
} from '../store';

/** What staff see of a mail: how it fares, not what it says. */
export interface MailSummary {
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly order: string | null;
  readonly state: MailState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

export async function listMails(
  { database }: { readonly database: Database },
  filter: MailFilter,
): Promise<readonly MailSummary[]> {
  const rows = await selectMails(database.read, filter);
  return rows.map(summaryOf);
}

export function summaryOf(row: MailRow): MailSummary {
  return {
    id: row.id,
    template: row.template,
    to: row.recipient,
    order: row.orderId,
    state: row.state,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

/** How the mails of these keys fare. */
export async function readMails(
  { database }: { readonly database: Database },
  keys: readonly string[],
): Promise<ReadonlyMap<string, MailSummary>> {
  return new Map(
    (await findMailsByKeys(database.read, keys)).map((row) => [row.key, summaryOf(row)]),
  );
}

export async function mailCounts({
  database,
}: {
  readonly database: Database;
}): Promise<Readonly<Record<MailState, number>>> {
  const counts = await countByState(database.read);
  return {
    queued: counts.get('queued') ?? 0,
    sent: counts.get('sent') ?? 0,
    failed: counts.get('failed') ?? 0,
    held: counts.get('held') ?? 0,
  };
}
