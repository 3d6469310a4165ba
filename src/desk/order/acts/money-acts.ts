import { isIdentifier } from '../../../shop/orders/shape';
import { cents, decimalsOf, formatMoney, type Cents, type Currency } from '../../../kernel/money';
import { fail, succeed, type Result } from '../../../kernel/result';
import { auditedActOf, reasonOf, type Acting } from './audited-act';
import type { OrderActing } from '../ports';
import { orderLimits, type ActDone } from '../shape';

/** Someone of the team says that a manual request is paid. */
export async function markPaid(
  context: Pick<OrderActing, 'clock' | 'markManualPaid'>,
  acting: Acting<'mark-paid'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  const { order } = acting;
  const paid = await context.markManualPaid(
    auditedActOf(context, acting, reason.value, 'order-marked-paid', {
      before: { payment: order.payment },
      after: { payment: 'paid' },
    }),
  );
  return paid.ok
    ? succeed({
        sentence: `Order ${order.number} is paid. Work starts, and we’ve emailed the buyer.`,
      })
    : paid;
}

export async function sendInstructions(
  context: Pick<OrderActing, 'clock' | 'sendInstructions'>,
  acting: Acting<'send-payment-instructions'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  const instructions = acting.asked.fields['instructions'] ?? '';
  if (instructions.length > orderLimits.instructions)
    return fail('too-long', `Use at most ${orderLimits.instructions} characters.`);
  const sent = await context.sendInstructions({
    ...auditedActOf(context, acting, reason.value, 'payment-instructions-sent'),
    instructions,
  });
  return sent.ok ? succeed({ sentence: 'The payment instructions are on their way.' }) : sent;
}

/** Goodwill: all that is left, or a part of it. The decision stands even while the provider says nothing. */
export async function refund(
  context: Pick<OrderActing, 'clock' | 'refund'>,
  acting: Acting<'refund'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  const {
    order,
    asked: { fields },
  } = acting;
  const refundId = fields['refundId'] ?? '';
  if (!isIdentifier(refundId))
    return fail('no-refund', 'This form is incomplete. Reload the page.');
  const amount = amountOf(fields, order.currency);
  if (!amount.ok) return amount;
  const given =
    amount.value === null
      ? 'full amount'
      : formatMoney({ amount: amount.value, currency: order.currency });
  const refunded = await context.refund({
    ...auditedActOf(context, acting, reason.value, 'order-refunded', {
      before: { refunded: order.refundedAmount },
      after: { amount: amount.value ?? 'all' },
    }),
    refundId,
    amount: amount.value,
    evenIfUsed: fields['evenIfUsed'] === 'yes',
  });
  if (refunded.ok)
    return succeed({
      sentence: `${given[0]?.toUpperCase() ?? ''}${given.slice(1)} refunded. We’ve emailed the buyer.`,
    });
  if (refunded.failure.code !== 'provider-down') return refunded;
  return fail(
    'provider-down',
    'The payment provider isn’t answering. Your refund is saved and will run automatically; don’t send it again.',
  );
}

/** In units of the currency, as typed; null is all that is left. */
function amountOf(
  { part, amount = '' }: Readonly<Record<string, string>>,
  currency: Currency,
): Result<Cents | null, 'no-amount'> {
  if (part !== 'part') return succeed(null);
  const typed = /^\s*\$?\s*(\d{1,6})(?:\.(\d{1,2}))?\s*$/u.exec(amount);
  const decimals = decimalsOf(currency);
  const rest = typed?.[2] ?? '';
  const given =
    typed === null || rest.length > decimals
      ? 0
      : Number(typed[1]) * 10 ** decimals + Number(rest.padEnd(decimals, '0'));
  return given > 0 ? succeed(cents(given)) : fail('no-amount', 'Enter an amount, such as 12.50.');
}

export async function cancel(
  context: Pick<OrderActing, 'clock' | 'cancel'>,
  acting: Acting<'cancel-order'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  const { order } = acting;
  const cancelled = await context.cancel(
    auditedActOf(context, acting, reason.value, 'order-cancelled', {
      before: { stage: order.stage },
      after: { stage: 'Cancelled' },
    }),
  );
  return cancelled.ok
    ? succeed({ sentence: `Order ${order.number} is canceled. We’ve emailed the buyer why.` })
    : cancelled;
}
