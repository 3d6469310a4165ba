import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { KeepsPersonalData, Person } from '../privacy';
import { messageIdOf } from './message-id';
import { outboxFolder, outboxIdOf } from './transports/outbox-transport';
import { outboxMessage, outgoingMail } from './schema';

function sentTo({ email, orderIds }: Person): SQL {
  const { recipient, replyTo, values } = outgoingMail;
  // What support was told of them is about them too.
  const places = [
    sql`lower(${recipient})`,
    sql`lower(${replyTo})`,
    sql`lower(${values}->>'email')`,
  ];
  const mentions = email === null ? [] : places.map((place) => eq(place, email));
  return (
    or(
      ...mentions,
      orderIds.length === 0 ? undefined : inArray(outgoingMail.orderId, [...orderIds]),
    ) ?? sql`false`
  );
}

/** Mails: that one was sent, and when, stays; to whom and what it said goes. What still waits is never sent. */
export const mailPersonalData: KeepsPersonalData = {
  name: 'mails',
  async tell(executor, person) {
    const mails = await executor
      .select()
      .from(outgoingMail)
      .where(sentTo(person))
      .orderBy(outgoingMail.createdAt, outgoingMail.id);
    return mails.map(({ template, recipient, state, createdAt, sentAt }) => ({
      template,
      recipient,
      state,
      createdAt,
      sentAt,
    }));
  },
  async erase(transaction, person) {
    const mails = await transaction
      .select({ id: outgoingMail.id, key: outgoingMail.key, round: outgoingMail.round })
      .from(outgoingMail)
      .where(sentTo(person));
    const ids = mails.map(({ id }) => id);
    if (ids.length === 0) return {};
    await transaction
      .update(outgoingMail)
      .set({
        recipient: '',
        replyTo: null,
        values: {},
        lastError: null,
        // An order's mails keep their key, so they can't go out twice; other keys may contain the
        // address.
        key: sql`CASE WHEN ${outgoingMail.orderId} IS NULL THEN 'erased:' || ${outgoingMail.id}
          ELSE ${outgoingMail.key} END`,
        state: sql`CASE WHEN ${outgoingMail.state} = 'sent' THEN 'sent' ELSE 'failed' END`,
      })
      .where(inArray(outgoingMail.id, ids));
    const kept = await transaction
      .delete(outboxMessage)
      .where(inArray(outboxMessage.mailId, ids))
      .returning({ id: outboxMessage.id });
    // One that is on its way has its files before its row, and one that was sent again has those of each round.
    const onTheirWay = mails.flatMap(({ key, round }) =>
      Array.from({ length: round + 1 }, (_, sent) =>
        outboxIdOf(messageIdOf({ key, round: sent }, '')),
      ),
    );
    return {
      folders: [...new Set([...kept.map(({ id }) => id), ...onTheirWay])].map(outboxFolder),
    };
  },
};
