import type { SecondRoundsContext } from './ports';
import { presentSecondRound } from './present-second-round';

/** One email for each round that ended: with the most important change, that nothing changed, or that it failed. */
export async function sendSecondRoundMail(
  context: SecondRoundsContext,
  { orderId, attempt }: { readonly orderId: string; readonly attempt: number },
): Promise<void> {
  const [order, round] = await Promise.all([
    context.findOrder(orderId),
    context.readRound(orderId),
  ]);
  // Refunded or erased meanwhile, or asked for again since.
  const view = order && presentSecondRound({ order, round, now: context.clock.now() });
  if (!order || !view || round?.attempt !== attempt) return;
  if (round.state !== 'ready' && round.state !== 'failed') return;
  const {
    number,
    details: { company, role, name, email },
  } = order;
  const changes = round.found?.changes ?? [];
  await context.database.write((transaction) =>
    context.mailer.queue(transaction, {
      key: `second-round:${orderId}:${attempt}`,
      template: round.state === 'ready' ? 'second-round' : 'second-round-failed',
      to: email,
      order: orderId,
      values: {
        number,
        company,
        role,
        name,
        ...(round.state === 'ready'
          ? { lead: changes[0]?.text ?? null, others: Math.max(0, changes.length - 1) }
          : {}),
      },
    }),
  );
}
