import type { AlertKind } from '../../alerts/shape';
import type { Transaction } from '../../../platform/database';
import type { Mail } from '../../../platform/mail';
import { readOrder } from '../../orders';
import type { PaymentsContext } from '../ports';
import type { PaymentTrouble } from '../shape';

export interface PaymentAlert {
  readonly kind: PaymentTrouble;
  /** Tells this cause from another of its kind. */
  readonly subject: string;
  readonly intentId: string | null;
  readonly orderId: string | null;
  readonly sentence: string;
}

/** These have a kind of alert of their own; every other one is raised as “payment-trouble”. */
const OWN: ReadonlySet<PaymentTrouble> = new Set(['dispute', 'refund-failed', 'unknown-payment']);

const isOwn = (kind: PaymentTrouble): kind is PaymentTrouble & AlertKind => OWN.has(kind);

/** Raises an alert and emails the owner, since our orders and the provider’s payments disagree; once for each cause. */
export async function raisePaymentAlert(
  context: PaymentsContext,
  transaction: Transaction,
  { kind, subject, intentId, orderId, sentence }: PaymentAlert,
): Promise<void> {
  const order = orderId === null ? null : await readOrder(transaction, orderId);
  const orderNumber = order?.number ?? null;
  const mail: Mail = {
    key: `payment-alert:${kind}:${subject}`,
    template: 'payment-alert',
    to: context.ownerAddress,
    ...(orderId === null ? {} : { order: orderId }),
    values: { kind, sentence, intentId, orderId, number: orderNumber },
  };
  const named = isOwn(kind)
    ? { kind, subject }
    : { kind: 'payment-trouble' as const, subject: `${kind}:${subject}` };
  await context.raise(
    transaction,
    {
      ...named,
      isUrgent: true,
      sentence,
      orderNumber,
      path: orderNumber === null ? '/desk/operations/webhooks' : `/desk/orders/${orderNumber}`,
    },
    mail,
  );
}
