import { createMailRenderer } from '../../delivery/mail';
import { makeLink, type LinksContext } from '../../delivery/links';
import { listMembers } from '../../desk/identity';
import { viewOrder, type OrderReading } from '../../desk/order';
import { permit, type Permit, type StaffAction } from '../../desk/policy';
import { fail, succeed, type Result } from '../../kernel/result';
import { after } from '../../kernel/time';
import { traceJobs } from '../../platform/jobs';
import { findStoredMail, listMails } from '../../platform/mail';
import { readChoice } from '../../report/choice';
import { listVersions, produceReportJob, readProduction } from '../../report/production';
import { findOrder, findOrderByNumber, listOrdersOf, readTimeline } from '../../shop/orders';
import type { OrderView } from '../../shop/orders/shape';
import { readPaymentsOf } from '../../shop/payments';
import type { DeskOrderServices } from '../../web/desk/order/services.server';
import { mailedReport } from '../delivery';
import type { Platform } from '../platform';
import type { Shop } from '../shop';
import { readMember } from '../staff-services';

export interface DeskOrderParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly links: LinksContext;
}

const PROVIDER_PAGES = 'https://dashboard.stripe.com';
const MOST_MAILS = 200;

export function composeDeskOrder(parts: DeskOrderParts): DeskOrderServices {
  const { platform, shop, links } = parts;
  const reading = composeReading(parts);
  const renderer = maskedRenderer(parts);
  const who = readMember(platform);

  async function on<Action extends StaffAction, Value>(
    request: Request, action: Action, number: string, perform: (allowed: Permit<Action>, order: OrderView) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const allowed = permit(await who(request), action);
    if (!allowed.ok) return allowed;
    const order = await findOrderByNumber(shop.orders, number);
    return order === null ? fail('no-order', 'There is no such order.') : perform(allowed.value, order);
  }

  return {
    view: (request, number) => on(request, 'see-orders', number, (allowed) => viewOrder(reading, allowed, number)),
    mail: (request, number, mailId) => on(request, 'see-mails', number, async (_, order) => {
      const mail = await findStoredMail(platform, mailId);
      if (mail?.order !== order.id) return fail('no-mail', 'There is no such mail.');
      const drawn = await renderer.render(mail).catch(() => undefined);
      return drawn === undefined ? fail('no-words', 'This mail cannot be drawn now: what it tells of is not there, or no longer.') : succeed({ subject: drawn.subject, html: drawn.html });
    }),
    link: (request, number, purpose) => on(request, purpose === 'track' ? 'see-mails' : 'see-orders', number, async (_, { id }) =>
      // A path and not an address: the reader stays on the host they came by.
      succeed((await makeLink(links, { orderId: id, purpose })).slice(links.baseUrl.length))),
  };
}

function composeReading({ platform, shop }: DeskOrderParts): OrderReading {
  const { config, database, clock, steps } = platform;
  return {
    database, clock,
    review: config.review,
    providerPages: config.mode === 'live' ? PROVIDER_PAGES : null,
    findOrder: (number) => findOrderByNumber(shop.orders, number),
    readTimeline: (orderId) => readTimeline(shop.orders, orderId),
    readPayments: (orderId) => readPaymentsOf(shop.payments, orderId),
    async listMails(orderId) {
      const mails = await listMails(platform, { order: orderId, limit: MOST_MAILS });
      return mails.map(({ id, template, to, state, attempts, lastError, createdAt, sentAt }) => ({ id, template, to, state, attempts, fault: lastError, createdAt, sentAt }));
    },
    async lastInstructions(mails) {
      const last = mails.find(({ template }) => template === 'payment-instructions');
      const words = last === undefined ? undefined : (await findStoredMail(platform, last.id))?.values['instructions'];
      return typeof words === 'string' ? words : '';
    },
    readProduction: (orderId) => readProduction({ database, steps }, orderId),
    readCosts: async () => new Map(),
    async traceWork(orderId, reruns) {
      const keys = [`order-paid:${orderId}`, `company-settled:${orderId}`, ...Array.from({ length: reruns }, (_, index) => `rerun:${orderId}:${index + 1}`)];
      return traceJobs(platform, produceReportJob, keys);
    },
    listVersions: (orderId) => listVersions(platform, orderId),
    async waitsForCompany(orderId) {
      const question = await readChoice(platform, orderId);
      if (question?.state === 'with-buyer') return 'It waits for the buyer to say which company is meant.';
      if (question?.state !== 'with-expert') return null;
      return `It waits for an expert to say which company is meant: ${question.options.map(({ name }) => name).join('; ')}. ${question.note}`.trim();
    },
    leavesAt: (signedAt) => after(signedAt, config.timeToUndo),
    listOrdersOf: (email) => listOrdersOf(shop.orders, email),
    listExperts: () => listMembers(database.read, ['owner', 'expert']),
  };
}

/** Draws mails as buyers get them, but for their private links, which open nothing. */
export function maskedRenderer({ platform, shop, links }: DeskOrderParts) {
  return createMailRenderer({
    links: { ...links, signer: { ...links.signer, sign: () => 'link-hidden' } },
    // What is attached is said in words only.
    receipts: { print: async () => new Uint8Array() },
    findOrder: (orderId) => findOrder(shop.orders, orderId),
    readReport: (orderId) => mailedReport(platform, orderId),
    onReceiptFailure: () => undefined,
  });
}
