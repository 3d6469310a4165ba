import { eq } from 'drizzle-orm';
import type { SupportContext } from './ports';
import { claimTicket, contactMessage } from './schema';
import type { OpenMessage } from './shape';

/** What support still owes an answer, but for what a program filled in. */
export async function listOpenMessages({
  database: { read },
}: Pick<SupportContext, 'database'>): Promise<readonly OpenMessage[]> {
  const [messages, tickets] = await Promise.all([
    read
      .select()
      .from(contactMessage)
      .where(eq(contactMessage.state, 'open'))
      .orderBy(contactMessage.id),
    read.select().from(claimTicket).where(eq(claimTicket.state, 'open')).orderBy(claimTicket.id),
  ]);
  return [
    ...messages
      .filter(({ suspicion }) => suspicion !== 'honeypot')
      .map(({ id, reference, name, email, suspicion, receivedAt }): OpenMessage => ({
        kind: 'message',
        id,
        reference,
        receivedAt,
        orderId: null,
        from: { name, email },
        isTrusted: suspicion === 'none',
      })),
    ...tickets.map(({ id, reference, orderId, openedAt }): OpenMessage => ({
      kind: 'complaint',
      id,
      reference,
      receivedAt: openedAt,
      orderId,
      from: null,
      isTrusted: true,
    })),
  ];
}
