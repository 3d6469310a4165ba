import { z } from 'zod';
import type { Transaction } from '../../platform/database';
import type { EventDefinition } from '../../platform/jobs';
import { readOrder } from '../orders';
import type { PaymentsContext } from './ports';
import { paymentAlert } from './schema';
import type { AlertKind } from './shape';

const payload = z.object({ key: z.string(), kind: z.string(), sentence: z.string(), orderId: z.string().nullable() });

/** Books and money do not say the same: someone must look. Once for each cause. */
export const paymentAlertRaised: EventDefinition<z.infer<typeof payload>> = { name: 'payment-alert-raised', payload };

export interface Alert {
  readonly kind: AlertKind;
  /** What tells this cause from another of its kind. */
  readonly subject: string;
  readonly intentId: string | null;
  readonly orderId: string | null;
  readonly sentence: string;
}

export async function raiseAlert(context: PaymentsContext, transaction: Transaction, alert: Alert): Promise<void> {
  const { kind, intentId, orderId, sentence } = alert;
  const key = `${kind}:${alert.subject}`;
  const raised = await transaction
    .insert(paymentAlert)
    .values({ key, kind, intentId, orderId, sentence, raisedAt: context.clock.now() })
    .onConflictDoNothing()
    .returning({ key: paymentAlert.key });
  if (raised.length === 0) return;
  const order = orderId === null ? null : await readOrder(transaction, orderId);
  await context.orders.mailer.queue(transaction, {
    key: `payment-alert:${key}`,
    template: 'payment-alert',
    to: context.ownerAddress,
    ...(orderId === null ? {} : { order: orderId }),
    values: { kind, sentence, intentId, orderId, number: order?.number ?? null },
  });
  await context.queue.emit(transaction, paymentAlertRaised, { key, kind, sentence, orderId }, { key });
}
