import { fail, succeed } from '../../../kernel/result';
import type { Alongside } from '../../../platform/database';
import type { FileStorage } from '../../../platform/files';
import { listReportVersions, modelAnswersOf, rerunFrom } from '../../../report/production';
import { releaseSecondRound } from '../../../report/second-round';
import {
  cancelOrder,
  correctAddress,
  extendPromise,
  markManualPaid,
  noteOnOrder,
  sendPaymentInstructions,
} from '../../../shop/orders';
import { refundPayment } from '../../../shop/payments';
import { withdrawReview, type ReviewContext } from '../../review';
import { typstEvidence } from '../evidence/typst-evidence';
import type { OrderActing, OrderReading } from '../ports';
import { traceWork, type OrderUpstream } from './reading';

/** A version that an expert signed and that nobody has got yet. */
interface SignedVersion {
  readonly orderId: string;
  readonly reportId: string;
  readonly number: number;
  readonly signedAt: string;
}

/** How a report, or word that there is none, reaches its buyer: what comes after the desk does it. */
export interface Leaving extends Pick<OrderActing, 'confirmImpossible' | 'resendReport'> {
  /** False where nothing left. */
  publish(version: SignedVersion, alongside: Alongside): Promise<boolean>;
}

export interface ActingUpstream extends OrderUpstream {
  readonly files: FileStorage;
  readonly reviewing: ReviewContext;
  readonly leaving: Leaving;
}

/** As often as anybody will have begun one report again. */
const MOST_RERUNS = 50;

/** What acts on an order are done by, in the modules whose verbs they are. */
export function orderActing(
  { orders, payments, steps, files, reviewing, leaving }: ActingUpstream,
  reading: OrderReading,
): OrderActing {
  const { database, clock, queue } = orders;
  return {
    ...reading,
    ...leaving,
    orders,
    markManualPaid: (request) => markManualPaid(orders, request),
    sendInstructions: (request) => sendPaymentInstructions(orders, request),
    correctAddress: (request) => correctAddress(orders, request),
    cancel: (request) => cancelOrder(orders, request),
    extendPromise: (request) => extendPromise(orders, request),
    refund: (request) => refundPayment(payments, request),
    rerunFrom: (transaction, rerun) => rerunFrom({ clock, steps, queue }, transaction, rerun),
    isAtWork: async (orderId) =>
      (await traceWork(orders, orderId, MOST_RERUNS)).some(({ state }) => state === 'active'),
    forgetModelAnswers: (orderId) => files.removeAll(modelAnswersOf(orderId)),
    async publishNow({ orderId, alongside }) {
      const [newest] = await listReportVersions(orders, orderId);
      if (newest === undefined || newest.signedAt === null || newest.publishedAt !== null)
        return fail('not-signed', 'No version of this report is waiting for delivery.');
      const { reportId, number, signedAt } = newest;
      const signed = { orderId, reportId, number, signedAt };
      const left = await leaving.publish(signed, alongside);
      return left
        ? succeed(null)
        : fail(
            'held-back',
            'Not delivered: the approval was withdrawn, it was delivered already, or the order is disputed or closed.',
          );
    },
    withdraw: (allowed, { orderId, alongside }) =>
      withdrawReview(reviewing, allowed, orderId, alongside),
    releaseSecondRound: ({ orderId, reason, by, event, alongside }) =>
      database.write(async (transaction) => {
        const released = await releaseSecondRound(
          {
            clock,
            queue,
            note: (held, id, line) => noteOnOrder(orders, held, id, line),
          },
          transaction,
          { orderId, by, event, why: reason },
        );
        if (released.ok) await alongside(transaction);
        return released;
      }),
    printEvidence: typstEvidence(),
  };
}
