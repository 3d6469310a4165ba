import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { Alongside, Database } from '../../../platform/database';
import { processWebhookJob } from '../jobs';
import type { PaymentsContext } from '../ports';
import { webhookEvent } from '../schema';

/** A message of the provider as it lies in the inbox. */
export interface WebhookMessage {
  readonly id: string;
  readonly kind: string;
  /** What it is about, in the provider's names. */
  readonly subject: string;
  readonly state: 'waiting' | 'done';
  readonly receivedAt: string;
  readonly processedAt: string | null;
  /** What came of it; null while it waits. */
  readonly outcome: string | null;
}

export interface WebhookSearch {
  readonly state?: WebhookMessage['state'] | undefined;
  readonly before?: Date | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function listWebhooks(
  { database }: { readonly database: Database },
  { state, before, limit }: WebhookSearch,
): Promise<readonly WebhookMessage[]> {
  const rows = await database.read
    .select()
    .from(webhookEvent)
    .where(
      and(
        state === undefined
          ? undefined
          : state === 'waiting'
            ? isNull(webhookEvent.processedAt)
            : isNotNull(webhookEvent.processedAt),
        before === undefined ? undefined : lt(webhookEvent.receivedAt, before),
      ),
    )
    .orderBy(desc(webhookEvent.receivedAt), desc(webhookEvent.id))
    .limit(limit);
  return rows.map(({ id, type, objectId, receivedAt, processedAt, outcome }) => ({
    id,
    kind: type,
    subject: objectId,
    state: processedAt === null ? 'waiting' : 'done',
    receivedAt: receivedAt.toISOString(),
    processedAt: processedAt?.toISOString() ?? null,
    outcome,
  }));
}

/** Looks into a message once more, as when it came: the provider is asked anew, so nothing is counted twice. */
export async function replayWebhook(
  { database, queue, clock }: Pick<PaymentsContext, 'database' | 'queue' | 'clock'>,
  { eventId, alongside }: { readonly eventId: string; readonly alongside?: Alongside },
): Promise<Result<null, 'no-message'>> {
  return database.write(async (transaction) => {
    const replayed = await transaction
      .update(webhookEvent)
      .set({ processedAt: null, outcome: null })
      .where(eq(webhookEvent.id, eventId))
      .returning({ id: webhookEvent.id });
    if (replayed.length === 0) return fail('no-message', 'Message not found.');
    await queue.enqueue(
      transaction,
      processWebhookJob,
      { eventId },
      { key: `${eventId}:${newIdentifier(clock)}` },
    );
    await alongside?.(transaction);
    return succeed(null);
  });
}
