import { handleJob, type JobHandler } from '../../../platform/jobs';
import { closeSessions } from '../pay/close-sessions';
import { releaseCodes } from '../pay/apply-code';
import { expireDrafts } from '../pay/expire-drafts';
import {
  closeSessionsJob,
  completeRefundJob,
  expireDraftsJob,
  processWebhookJob,
  recordTaxJob,
  reverseTaxJob,
  settlePaymentJob,
  sweepPaymentsJob,
} from '../jobs';
import type { PaymentsContext } from '../ports';
import { orRetry } from '../settle/provider-silent';
import { processWebhook } from './receive-webhook';
import { completeRefund } from '../refunds/refund-payment';
import { settlePayment } from '../settle/settle-payment';
import { recordTax, reverseTax } from '../tax/record-tax';
import { sweepPayments } from '../settle/sweep-payments';

export function paymentHandlers(context: PaymentsContext): readonly JobHandler[] {
  return [
    handleJob(processWebhookJob, (payload) => processWebhook(context, payload)),
    handleJob(
      settlePaymentJob,
      async (payload) => void orRetry(await settlePayment(context, payload)),
    ),
    handleJob(
      completeRefundJob,
      async (payload) => void orRetry(await completeRefund(context, payload)),
    ),
    handleJob(
      closeSessionsJob,
      async (payload) => void orRetry(await closeSessions(context, payload)),
    ),
    handleJob(recordTaxJob, async (payload) => void (await recordTax(context, payload))),
    handleJob(reverseTaxJob, (payload) => reverseTax(context, payload)),
    handleJob(sweepPaymentsJob, async () => {
      const swept = orRetry(await sweepPayments(context));
      if (swept.ok) context.log.info(swept.value, 'payments swept');
    }),
    handleJob(expireDraftsJob, async () => {
      const { expired } = await expireDrafts(context, context.draftsKept);
      if (expired > 0) context.log.info({ expired }, 'drafts expired');
      const { released } = await releaseCodes(context);
      if (released > 0) context.log.info({ released }, 'codes released');
    }),
  ];
}
