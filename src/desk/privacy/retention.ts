import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { writeAudit } from '../audit';
import type { Permit } from '../policy';
import type { DueRow, RetentionRule } from './shape';

export interface RetentionContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly rules: readonly RetentionRule[];
}

/** What would go if it were let go now; nothing is touched. */
export async function previewRetention({
  rules,
}: Pick<RetentionContext, 'rules'>): Promise<readonly DueRow[]> {
  return Promise.all(
    rules.map(async ({ id, words, days, count }) => ({ id, words, days, due: await count() })),
  );
}

/** Lets go of everything that was kept long enough, and writes down how much of what. */
export async function runRetention(
  context: RetentionContext,
  by: { readonly actor: string; readonly reason: string },
): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {};
  for (const { id, run } of context.rules) gone[id] = await run();
  if (Object.values(gone).some((count) => count > 0)) {
    await context.database.write((transaction) =>
      writeAudit(transaction, context.clock, {
        kind: 'retention-run',
        ...by,
        subjectKind: 'service',
        subject: 'stored data',
        after: gone,
      }),
    );
  }
  return gone;
}

/** Someone of the staff does not wait for the night. */
export function runRetentionNow(
  context: RetentionContext,
  { member }: Permit<'handle-privacy'>,
): Promise<Readonly<Record<string, number>>> {
  return runRetention(context, { actor: `staff:${member.name}`, reason: 'By hand' });
}
