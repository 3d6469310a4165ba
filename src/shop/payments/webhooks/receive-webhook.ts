import { eq } from 'drizzle-orm';
import { fail, succeed, type Result } from '../../../kernel/result';
import { processWebhookJob } from '../jobs';
import type { PaymentsContext } from '../ports';
import { ProviderSilent } from '../settle/provider-silent';
import { webhookEvent } from '../schema';
import { settlePayment } from '../settle/settle-payment';

/**
 * Takes a signed message in: its name and its object's id, once, with the job that looks into it.
 * What the message says of the world is not read: it may be old, and the provider can be asked.
 */
export async function receiveWebhook(
  context: PaymentsContext,
  message: { readonly rawBody: Uint8Array; readonly signature: string },
): Promise<Result<'taken' | 'known', 'no-webhooks' | 'bad-signature'>> {
  const { database, queue, clock, gateway } = context;
  if (gateway.webhooks === null)
    return fail('no-webhooks', 'This shop doesn’t accept these messages.');
  const verified = gateway.webhooks.verify(message.rawBody, message.signature, clock.now());
  if (!verified.ok) return verified;
  const { id, type, objectId } = verified.value;
  return database.write(async (transaction) => {
    const taken = await transaction
      .insert(webhookEvent)
      .values({ id, type, objectId, receivedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: webhookEvent.id });
    if (taken.length === 0) return succeed('known');
    await queue.enqueue(transaction, processWebhookJob, { eventId: id }, { key: id });
    return succeed('taken');
  });
}

/** What is about money and leads to a payment; anything else is kept unread. */
const ABOUT_PAYMENTS = /^(payment_intent|charge|refund)\./;

/** Throws while the provider can't be asked, so that the job is tried again. */
export async function processWebhook(
  context: PaymentsContext,
  { eventId }: { readonly eventId: string },
): Promise<void> {
  const [event] = await context.database.read
    .select()
    .from(webhookEvent)
    .where(eq(webhookEvent.id, eventId));
  if (!event || event.processedAt !== null) return;
  const outcome = ABOUT_PAYMENTS.test(event.type)
    ? await settleObject(context, event.objectId)
    : 'not about a payment';
  await context.database.write((transaction) =>
    transaction
      .update(webhookEvent)
      .set({ processedAt: context.clock.now(), outcome })
      .where(eq(webhookEvent.id, eventId)),
  );
}

async function settleObject(context: PaymentsContext, objectId: string): Promise<string> {
  const intent = await context.gateway.findIntentOf(objectId);
  if (!intent.ok) throw new ProviderSilent(intent.failure.sentence);
  if (intent.value === null) return 'belongs to no payment';
  const settled = await settlePayment(context, { intentId: intent.value });
  if (settled.ok) return settled.value.payment;
  const { code, sentence } = settled.failure;
  if (code === 'provider-down' || code === 'provider-refused') throw new ProviderSilent(sentence);
  return code;
}
