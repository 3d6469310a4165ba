import { findOrder, listCancelWishes, type OrdersContext } from '../../shop/orders';
import { listOpenMessages } from '../../shop/support';
import type { OwedAnswer } from './open-messages';

/** Messages, complaints, and wishes to cancel that nobody has answered. */
export async function listOwedAnswers(orders: OrdersContext): Promise<readonly OwedAnswer[]> {
  const [messages, wishes] = await Promise.all([
    listOpenMessages(orders),
    listCancelWishes(orders),
  ]);
  const written = await Promise.all(
    messages.map(async ({ from, isTrusted, orderId, ...message }) => {
      const writer =
        from ?? (orderId === null ? undefined : (await findOrder(orders, orderId))?.details);
      // An order that is gone takes its complaints along.
      return writer === undefined
        ? []
        : [
            {
              ...message,
              orderId,
              name: writer.name,
              email: writer.email,
              isPublishable: isTrusted,
            },
          ];
    }),
  );
  return [
    ...written.flat(),
    ...wishes.map(({ id, number, details: { name, email }, cancelAskedAt }): OwedAnswer => ({
      kind: 'cancel',
      id,
      reference: number ?? id,
      receivedAt: new Date(cancelAskedAt ?? 0),
      orderId: id,
      name,
      email,
      isPublishable: true,
    })),
  ];
}
