import { createMailRenderer } from '../../delivery/mail';
import { makeLink, type LinksContext } from '../../delivery/links';
import { performBulk, previewBulk } from '../../desk/bulk';
import { performAct, readChanges, viewOrder } from '../../desk/order';
import { permit, type Permit, type StaffAction } from '../../desk/policy';
import { fail, succeed, type Result } from '../../kernel/result';
import { findStoredMail } from '../../platform/mail';
import { findOrder, findOrderByNumber } from '../../shop/orders';
import type { OrderView } from '../../shop/orders/shape';
import type { DeskOrderServices } from '../../web/desk/order/services.server';
import { mailedReport } from '../shop/delivery';
import { readMember } from './identity';
import { composeOrderActing, type ActingParts } from './order-acting';
import { composeOrderReading } from './order-reading';

export interface DeskOrderParts extends ActingParts {
  readonly links: LinksContext;
}

export function composeDeskOrder(parts: DeskOrderParts): DeskOrderServices {
  const { platform, shop, links } = parts;
  const reading = composeOrderReading(platform, shop);
  const acting = composeOrderActing(parts, reading);
  const renderer = maskedRenderer(parts);
  const who = readMember(platform);

  async function on<Action extends StaffAction, Value>(
    request: Request,
    action: Action,
    number: string,
    perform: (allowed: Permit<Action>, order: OrderView) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const allowed = permit(await who(request), action);
    if (!allowed.ok) return allowed;
    const order = await findOrderByNumber(shop.orders, number);
    return order === null ? fail('no-order', 'Order not found.') : perform(allowed.value, order);
  }

  const bulk = {
    clock: platform.clock,
    acting,
    onFault: (error: unknown, order: string) =>
      platform.log.error({ error, order }, 'one order of several failed'),
  };
  return {
    previewBulk: async (request, asked) => previewBulk(bulk, await who(request), asked),
    performBulk: async (request, asked) => performBulk(bulk, await who(request), asked),
    view: (request, number) =>
      on(request, 'see-orders', number, (allowed) => viewOrder(reading, allowed, number)),
    async act(request, number, asked) {
      const done = await performAct(acting, await who(request), number, asked);
      if (done.ok || done.failure.code !== 'changed') return { ...done, changes: null };
      return { ...done, changes: await readChanges(reading, number, asked.fields['readAt'] ?? '') };
    },
    mail: (request, number, mailId) =>
      on(request, 'see-mails', number, async (_, order) => {
        const mail = await findStoredMail(platform, mailId);
        if (mail?.order !== order.id) return fail('no-mail', 'Email not found.');
        const drawn = await renderer.render(mail).catch(() => undefined);
        return drawn === undefined
          ? fail('no-words', 'Can’t preview this email: its data doesn’t exist or was deleted.')
          : succeed({ subject: drawn.subject, html: drawn.html });
      }),
    link: (request, number, purpose) =>
      on(request, purpose === 'track' ? 'see-mails' : 'see-orders', number, async (_, { id }) =>
        // A path and not an address: the reader stays on the host they came by.
        succeed((await makeLink(links, { orderId: id, purpose })).slice(links.baseUrl.length)),
      ),
  };
}

/** Draws mails as buyers get them, but for their private links, which open nothing. */
export function maskedRenderer({
  platform,
  shop,
  links,
}: Pick<DeskOrderParts, 'platform' | 'shop' | 'links'>) {
  return createMailRenderer({
    links: { ...links, signer: { ...links.signer, sign: () => 'link-hidden' } },
    // What is attached is said in words only.
    receipts: { print: async () => new Uint8Array() },
    findOrder: (orderId) => findOrder(shop.orders, orderId),
    readReport: (orderId) => mailedReport(platform, orderId),
    onReceiptFailure: () => undefined,
  });
}
