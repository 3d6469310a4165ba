import { eq, inArray, sql } from 'drizzle-orm';
import type { KeepsPersonalData } from '../../platform/privacy';
import { claimTicket, contactMessage } from './schema';

/** What people wrote to the shop. */
export const supportPersonalData: KeepsPersonalData = {
  name: 'messages',
  async tell(executor, { email, orderIds }) {
    const messages =
      email === null
        ? []
        : await executor
            .select()
            .from(contactMessage)
            .where(eq(sql`lower(${contactMessage.email})`, email))
            .orderBy(contactMessage.id);
    const tickets =
      orderIds.length === 0
        ? []
        : await executor
            .select()
            .from(claimTicket)
            .where(inArray(claimTicket.orderId, [...orderIds]))
            .orderBy(claimTicket.id);
    return [
      ...messages.map(({ reference, receivedAt, name, message }) => ({
        kind: 'message',
        reference,
        receivedAt,
        name,
        email,
        message,
      })),
      ...tickets.map((ticket) => ({ kind: 'something is wrong here', ...ticket })),
    ];
  },
  async erase(transaction, { email, orderIds }) {
    if (email !== null)
      await transaction
        .delete(contactMessage)
        .where(eq(sql`lower(${contactMessage.email})`, email));
    if (orderIds.length > 0)
      await transaction.delete(claimTicket).where(inArray(claimTicket.orderId, [...orderIds]));
    return {};
  },
};
