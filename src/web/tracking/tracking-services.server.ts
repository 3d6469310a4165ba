import { brand } from '../../../content/brand';
import { confirmAddress, requestAddress, type AddressContext } from '../../delivery/address';
import { interviewEntry } from '../../delivery/calendar';
import { openLink, type LinksContext } from '../../delivery/links';
import { requestLinks, type LostLinksContext } from '../../delivery/lost-links';
import { receiptOf, type ReceiptPrinter } from '../../delivery/receipt';
import { askSecondRound, type SecondRoundsContext } from '../../delivery/second-round';
import { readTracking, type TrackingContext } from '../../delivery/tracking';
import type { TrackingView } from '../../delivery/tracking/shape';
import { succeed, type Result } from '../../kernel/result';
import {
  answerQuestions,
  chooseOccupation,
  findOrder,
  readTypedAnswers,
  requestCancel,
  saveReceiptDetails,
  sendGift,
  type OrdersContext,
} from '../../shop/orders';
import type { ReceiptDetails } from '../../shop/orders/shape';
import { readPaymentsOf } from '../../shop/payments';
import type { InterviewAnswers } from './tracking-view';

interface TrackingServicesParts {
  readonly orders: OrdersContext;
  readonly tracking: TrackingContext;
  readonly links: LinksContext;
  readonly address: AddressContext;
  readonly lostLinks: LostLinksContext;
  readonly secondRounds: SecondRoundsContext;
  readonly receipts: ReceiptPrinter;
}

/** What a buyer can do with the order's private link. One that opens nothing (any more) gives null, or a failure. */
export function createTrackingServices({
  orders,
  tracking,
  links,
  address,
  lostLinks,
  secondRounds,
  receipts,
}: TrackingServicesParts) {
  async function withOrder<Value>(
    token: string,
    work: (orderId: string) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const opened = await openLink(links, 'track', token);
    return opened.ok ? work(opened.value.orderId) : opened;
  }

  return {
    async open(token: string): Promise<TrackingView | null> {
      const read = await readTracking(tracking, token);
      return read.ok ? read.value.view : null;
    },
    /** The interview as a calendar entry; null where its day isn't known or has passed. */
    async interview(token: string): Promise<string | null> {
      const opened = await openLink(links, 'track', token);
      const order = opened.ok ? await findOrder(orders, opened.value.orderId) : null;
      const at = order?.answers.interviewAt ?? null;
      const now = links.clock.now();
      if (order === null || at === null || new Date(at) <= now) return null;
      const { company, role } = order.details;
      const zone = order.answers.interviewZone;
      return interviewEntry({ orderId: order.id, company, role, at, zone }, now);
    },
    answer: (token: string, answers: InterviewAnswers) =>
      withOrder(token, async (orderId) => {
        const given = readTypedAnswers(answers);
        if (!given.ok) return given;
        const saved = await answerQuestions(orders, { orderId, answers: given.value });
        return saved.ok ? succeed(null) : saved;
      }),
    chooseOccupation: (token: string, occupation: string) =>
      withOrder(token, async (orderId) => {
        const chosen = await chooseOccupation(orders, { orderId, occupation });
        return chosen.ok ? succeed(null) : chosen;
      }),
    saveReceipt: (token: string, details: ReceiptDetails) =>
      withOrder(token, async (orderId) => {
        const saved = await saveReceiptDetails(orders, { orderId, details });
        return saved.ok ? succeed(null) : saved;
      }),
    /** Null where nothing was paid. */
    async receipt(
      token: string,
    ): Promise<{ readonly bytes: Uint8Array; readonly filename: string } | null> {
      const opened = await openLink(links, 'track', token);
      const order = opened.ok ? await findOrder(orders, opened.value.orderId) : null;
      if (order === null) return null;
      const receipt = receiptOf(order, await readPaymentsOf(links, order.id));
      return (
        receipt && {
          bytes: await receipts.print(receipt),
          filename: `${brand.name}-receipt-${receipt.number}.pdf`,
        }
      );
    },
    /** A look at what changed since the report: once for each order. */
    askSecondRound: (token: string) =>
      withOrder(token, (orderId) => askSecondRound(secondRounds, orderId)),
    /** Writes to the new address, which counts once the link in that mail is followed. */
    askNewAddress: (token: string, email: string) =>
      withOrder(token, (orderId) => requestAddress(address, { orderId, address: email })),
    confirmAddress: (token: string) => confirmAddress(address, token),
    requestCancel: (token: string, reason: string) =>
      withOrder(token, async (orderId) => {
        const asked = await requestCancel(orders, { orderId, reason });
        return asked.ok ? succeed(null) : asked;
      }),
    /** Emails an unused gift to another address. */
    sendGift: (token: string, email: string) =>
      withOrder(token, (orderId) => sendGift(orders, { orderId, email })),
    /** Known and unknown addresses take the same time and get the same answer. */
    sendLinks: (email: string) => requestLinks(lostLinks, email),
  };
}
