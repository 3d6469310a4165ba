import { confirmAddress, requestAddress, type AddressContext } from '../../delivery/address';
import { interviewEntry } from '../../delivery/calendar';
import { type ChoiceLinkContext } from '../../delivery/choice';
import { openLink, type LinksContext } from '../../delivery/links';
import { requestLinks, type LostLinksContext } from '../../delivery/lost-links';
import { receiptOf, type ReceiptPrinter } from '../../delivery/receipt';
import { brand } from '../../../content/brand';
import { succeed, type Result } from '../../kernel/result';
import { readProductionSteps } from '../../report/production';
import {
  answerQuestions,
  chooseOccupation,
  requestCancel,
  findGift,
  findOrder,
  sendGift,
  readTypedAnswers,
  saveReceiptDetails,
  type OrdersContext,
} from '../../shop/orders';
import { readPaymentsOf } from '../../shop/payments';
import { askSecondRound, type SecondRoundsContext } from '../../delivery/second-round';
import { readTracking, type ReadingProgress, type TrackingContext } from '../../delivery/tracking';
import type { TrackingServices } from '../../web/services.server';
import type { Platform } from '../platform/platform';

export interface TrackingParts {
  readonly platform: Platform;
  readonly orders: OrdersContext;
  readonly links: LinksContext;
  readonly address: AddressContext;
  readonly choice: Pick<ChoiceLinkContext, 'readChoice'>;
  readonly lostLinks: LostLinksContext;
  readonly secondRounds: SecondRoundsContext;
  readonly progress: ReadingProgress;
  readonly receipts: ReceiptPrinter;
}

export function composeTracking({
  platform,
  orders,
  links,
  choice,
  secondRounds,
  progress,
}: TrackingParts): TrackingContext {
  return {
    ...links,
    findOrder: (orderId) => findOrder(orders, orderId),
    readGift: (orderId) => findGift(orders, orderId),
    readChoice: (orderId) => choice.readChoice(orderId),
    readRound: (orderId) => secondRounds.readRound(orderId),
    reading: (orderId) => progress.of(orderId),
    readRefunds: async (orderId) => (await readPaymentsOf(platform, orderId)).refunds,
    readSteps: (orderId) => readProductionSteps(platform.steps, orderId),
  };
}

export function composeTrackingServices(parts: TrackingParts): TrackingServices {
  const { orders, links, address, lostLinks } = parts;
  const tracking = composeTracking(parts);

  async function withOrder<Value>(
    token: string,
    use: (orderId: string) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const opened = await openLink(links, 'track', token);
    return opened.ok ? use(opened.value.orderId) : opened;
  }

  return {
    async open(token) {
      const read = await readTracking(tracking, token);
      return read.ok ? read.value.view : null;
    },
    async interview(token) {
      const opened = await openLink(links, 'track', token);
      const order = opened.ok ? await findOrder(orders, opened.value.orderId) : null;
      const at = order?.answers.interviewAt ?? null;
      const now = parts.platform.clock.now();
      if (order === null || at === null || new Date(at) <= now) return null;
      const { company, role } = order.details;
      const zone = order.answers.interviewZone;
      return interviewEntry({ orderId: order.id, company, role, at, zone }, now);
    },
    answer: (token, answers) =>
      withOrder(token, async (orderId) => {
        const given = readTypedAnswers(answers);
        if (!given.ok) return given;
        const saved = await answerQuestions(orders, { orderId, answers: given.value });
        return saved.ok ? succeed(null) : saved;
      }),
    chooseOccupation: (token, occupation) =>
      withOrder(token, async (orderId) => {
        const chosen = await chooseOccupation(orders, { orderId, occupation });
        return chosen.ok ? succeed(null) : chosen;
      }),
    saveReceipt: (token, details) =>
      withOrder(token, async (orderId) => {
        const saved = await saveReceiptDetails(orders, { orderId, details });
        return saved.ok ? succeed(null) : saved;
      }),
    async receipt(token) {
      const opened = await openLink(links, 'track', token);
      const order = opened.ok ? await findOrder(orders, opened.value.orderId) : null;
      if (order === null) return null;
      const receipt = receiptOf(order, await readPaymentsOf(parts.platform, order.id));
      return (
        receipt && {
          bytes: await parts.receipts.print(receipt),
          filename: `${brand.name}-receipt-${receipt.number}.pdf`,
        }
      );
    },
    askSecondRound: (token) =>
      withOrder(token, (orderId) => askSecondRound(parts.secondRounds, orderId)),
    askNewAddress: (token, email) =>
      withOrder(token, (orderId) => requestAddress(address, { orderId, address: email })),
    confirmAddress: (token) => confirmAddress(address, token),
    requestCancel: (token, reason) =>
      withOrder(token, async (orderId) => {
        const asked = await requestCancel(orders, { orderId, reason });
        return asked.ok ? succeed(null) : asked;
      }),
    sendGift: (token, email) => withOrder(token, (orderId) => sendGift(orders, { orderId, email })),
    sendLinks: (email) => requestLinks(lostLinks, email),
  };
}
