import { confirmImpossible } from '../../delivery/impossible';
import { publishReport, resendReport, type PublishContext } from '../../delivery/publish';
import type { OrderActing, OrderReading } from '../../desk/order';
import { typstEvidence } from '../../desk/order/evidence/typst-evidence';
import { withdrawReview, type ReviewContext } from '../../desk/review';
import { fail, succeed } from '../../kernel/result';
import { listVersions, modelAnswersOf, rerunFrom } from '../../report/production';
import { releaseSecondRound } from '../../report/second-round';
import {
  cancelOrder,
  correctAddress,
  extendPromise,
  markManualPaid,
  noteOnOrder,
  sendPaymentInstructions,
} from '../../shop/orders';
import { refundPayment } from '../../shop/payments';
import type { Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';
import { traceWork } from './order-reading';

export interface ActingParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly review: ReviewContext;
  readonly publishing: PublishContext;
}

/** As often as anybody will have begun one report again. */
const MOST_RERUNS = 50;

export function composeOrderActing(
  { platform, shop: { orders, payments }, review, publishing }: ActingParts,
  reading: OrderReading,
): OrderActing {
  const { database, clock, jobs, steps, files } = platform;
  const mailing = { database, clock, queue: jobs.queue };
  return {
    ...reading,
    orders,
    markManualPaid: (deed) => markManualPaid(orders, deed),
    sendInstructions: (deed) => sendPaymentInstructions(orders, deed),
    correctAddress: (deed) => correctAddress(orders, deed),
    cancel: (deed) => cancelOrder(orders, deed),
    extendPromise: (deed) => extendPromise(orders, deed),
    refund: (deed) => refundPayment(payments, deed),
    confirmImpossible: ({ orderId, actor, deeds, alongside }) =>
      confirmImpossible(
        {
          readReport: (id) => reading.readProduction(id),
          // Its own refund of an order, as the engine's would be: said twice, it is one.
          refund: ({ reason }) =>
            refundPayment(payments, {
              refundId: orderId,
              orderId,
              amount: null,
              reason,
              actor,
              deeds,
              alongside,
            }),
        },
        { orderId, actor },
      ),
    rerunFrom: (transaction, rerun) =>
      rerunFrom({ clock, steps, queue: jobs.queue }, transaction, rerun),
    isAtWork: async (orderId) =>
      (await traceWork(platform, orderId, MOST_RERUNS)).some(({ state }) => state === 'active'),
    forgetModelAnswers: (orderId) => files.removeAll(modelAnswersOf(orderId)),
    async publishNow({ orderId, alongside }) {
      const [newest] = await listVersions(platform, orderId);
      if (newest === undefined || newest.signedAt === null || newest.publishedAt !== null)
        return fail('not-signed', 'No version of this report is waiting for delivery.');
      const { reportId, number, signedAt } = newest;
      const left = await publishReport(
        publishing,
        { orderId, reportId, number, signedAt },
        alongside,
      );
      return left
        ? succeed(null)
        : fail(
            'held-back',
            'Not delivered: the approval was withdrawn, the report was already delivered, or the order is closed.',
          );
    },
    withdraw: (allowed, { orderId, alongside }) =>
      withdrawReview(review, allowed, orderId, alongside),
    releaseSecondRound: ({ orderId, reason, by, event, alongside }) =>
      database.write(async (transaction) => {
        const released = await releaseSecondRound(
          {
            clock,
            queue: jobs.queue,
            note: (held, id, line) => noteOnOrder(orders, held, id, line),
          },
          transaction,
          { orderId, by, event, why: reason },
        );
        if (released.ok) await alongside(transaction);
        return released;
      }),
    resendReport: (deed) => resendReport(mailing, deed),
    printEvidence: typstEvidence(),
  };
}
