import type { Transaction } from '../../../platform/database';
import type { Mail } from '../../../platform/mail';
import { readOrder } from '../../orders';
import type { PaymentsContext } from '../ports';
import { paymentAlert } from '../schema';
import type { AlertKind } from '../shape';

export interface Alert {
  readonly kind: AlertKind;
  /** What tells this cause from another of its kind. */
  readonly subject: string;
  readonly intentId: string | null;
  readonly orderId: string | null;
  readonly sentence: string;
}

/** Books and money do not say the same: someone must look. Once for each cause. */
export async function raiseAlert(
  context: PaymentsContext,
  transaction: Transaction,
  alert: Alert,
): Promise<void> {
  const { kind, intentId, orderId, sentence } = alert;
  const key = `${kind}:${alert.subject}`;
  const raised = await transaction
    .insert(paymentAlert)
    .values({ key, kind, intentId, orderId, sentence, raisedAt: context.clock.now() })
    .onConflictDoNothing()
    .returning({ key: paymentAlert.key });
  if (raised.length === 0) return;
  const order = orderId === null ? null : await readOrder(transaction, orderId);
  const number = order?.number ?? null;
  const mail: Mail = {
    key: `payment-alert:${key}`,
    template: 'payment-alert',
    to: context.ownerAddress,
    ...(orderId === null ? {} : { order: orderId }),
    values: { kind, sentence, intentId, orderId, number },
  };
  await context.raise(transaction, {
    kind,
    subject: alert.subject,
    sentence,
    orderNumber: number,
    mail,
  });
}
