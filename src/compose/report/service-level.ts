import { raiseAlert, settleAlerts } from '../../desk/alerts';
import { serviceHandlers, type OwedAnswer } from '../../desk/service';
import type { JobHandler } from '../../platform/jobs';
import { findOrder, listCancelWishes, listPromised, type OrdersContext } from '../../shop/orders';
import { listOpenMessages } from '../../shop/support';
import { raisingOf } from '../platform/raise-alerts';
import type { Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';

export function composeServiceHandlers(platform: Platform, shop: Shop): readonly JobHandler[] {
  const { config, database, clock, mailer } = platform;
  const raising = raisingOf(platform);
  return serviceHandlers({
    raise: (transaction, alert, mail) => raiseAlert(raising, transaction, alert, mail),
    settle: (transaction, kind, lasting) => settleAlerts(raising, transaction, kind, lasting),
    database,
    clock,
    mailer,
    teamAddress: config.mail.team,
    supportAddress: config.mail.support,
    listOwedAnswers: () => owedAnswers({ database }, shop.orders),
    listPromised: (until) => listPromised(shop.orders, until),
  });
}

async function owedAnswers(
  context: Pick<Platform, 'database'>,
  orders: OrdersContext,
): Promise<readonly OwedAnswer[]> {
  const [messages, wishes] = await Promise.all([
    listOpenMessages(context),
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
