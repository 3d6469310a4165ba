import type { Currency } from '../../../kernel/money';
import type { OrderDetails } from '../../../shop/orders/shape';
import { toasts } from '../../ui/toasts/toasts';
import { browserStore } from '../browser-store';
import { sendManualMail } from '../order-calls';
import { notifyOfOrder } from './payment-calls';
import { paidIn, saveOrder, toSavedOrder } from '../saved-orders';

interface Paid {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
}

/** Saved before anything is sent, so that a closed tab or a lost connection costs the buyer nothing. */
export async function finishPaidOrder(
  details: OrderDetails,
  payment: Paid,
  currency: Currency,
): Promise<void> {
  const now = new Date();
  const store = browserStore();
  const order = toSavedOrder(
    details,
    {
      paymentId: payment.id,
      paymentStatus: payment.status,
      paymentAmount: paidIn(payment.amount, currency),
    },
    now,
  );
  saveOrder(store, order, 'paid', now);
  const { trackingPath } = await notifyOfOrder(order);
  if (trackingPath !== null) saveOrder(store, { ...order, trackingPath }, 'paid', now);
  toasts.add({ kind: 'success', title: 'Payment successful!' });
}

export interface ManualOrder {
  readonly details: OrderDetails;
  readonly amountInCents: number;
  readonly currency: Currency;
  readonly trackingPath: string | null;
  readonly supportEmail: string;
}

/** The order is on the server already; what fails here is the mail alone. */
export async function finishManualOrder({
  details,
  amountInCents,
  currency,
  trackingPath,
  supportEmail,
}: ManualOrder): Promise<void> {
  const now = new Date();
  const order = toSavedOrder(
    details,
    { paymentStatus: 'manual_request', paymentAmount: paidIn(amountInCents, currency) },
    now,
  );
  saveOrder(
    browserStore(),
    trackingPath === null ? order : { ...order, trackingPath },
    'manual',
    now,
  );
  if (await sendManualMail(details, supportEmail)) {
    toasts.add({
      kind: 'success',
      title: 'Request Submitted',
      description:
        "We've received your order request. Our team will contact you shortly with payment instructions.",
    });
  } else {
    toasts.add({
      kind: 'destructive',
      title: 'Request Submitted',
      description:
        "We've saved your order, but there was an issue sending the notification email. " +
        "Please contact support if you don't hear from us soon.",
    });
  }
}
