import { fail, succeed, type Result } from '../../../kernel/result';
import { lockIfUnchanged, moveHeldOrder, touchOrder } from '../../../shop/orders';
import { holdsMoney } from '../../../shop/orders/shape';
import { readAuditOf, writeAudit } from '../../audit';
import { auditedActOf, auditEntryOf, reasonOf, seenAuditedActOf, type Acting } from './audited-act';
import type { OrderActing } from '../ports';
import { rerunSteps, formatStep, type ActDone, type RerunStep } from '../shape';
import { undo, orUndone } from './undo';

/** Makes the report anew from a step on. What was paid for before that step is not paid again. */
export async function rerun(
  context: OrderActing,
  acting: Acting<'rerun-order'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  const {
    order: { id: orderId, number, state },
    asked: { actCount, fields },
  } = acting;
  const step = rerunSteps.find((one) => one === fields['step']);
  if (step === undefined) return fail('no-step', 'Choose a step to restart from.');
  if (state === 'delivered' && fields['newVersion'] !== 'yes')
    return fail(
      'delivered',
      'The buyer already has this report. Confirm that you want a new version.',
    );
  const seen = await context.database.write((transaction) =>
    lockIfUnchanged(transaction, { orderId, actCount }),
  );
  if (!seen.ok) return seen;
  const may = await mayRerun(context, orderId);
  if (!may.ok) return may;
  const earlier = (await readAuditOf(context.database.read, 'order', number)).filter(
    ({ kind }) => kind === 'order-rerun',
  ).length;
  // What the models said is kept under their questions; asked the same again, they would be heard from memory.
  if (step !== 'render') await context.forgetModelAnswers(orderId);
  return orUndone(() =>
    context.database.write(async (transaction) => {
      const begun = await context.rerunFrom(transaction, {
        orderId,
        step,
        key: `rerun:${orderId}:${earlier + 1}`,
      });
      if (!begun.ok) return begun;
      const held = await lockIfUnchanged(transaction, { orderId, actCount });
      if (!held.ok) undo(held.failure);
      else if (held.value.state === 'cancelled' || !holdsMoney(held.value))
        undo({ code: 'nobody-waits', sentence: 'This order is closed.' });
      else if (held.value.state === 'in-review')
        await moveHeldOrder(context.orders, transaction, held.value, {
          event: 'return-to-production',
          actor: `staff:${acting.permit.member.name}`,
          why: reason.value,
        });
      else await touchOrder(transaction, orderId);
      await writeAudit(
        transaction,
        context.clock,
        auditEntryOf(acting, reason.value, 'order-rerun', { after: { step } }),
      );
      return succeed({ sentence: formatRerun(step) });
    }),
  );
}

const formatRerun = (step: RerunStep): string => `Restarting from “${formatStep(step)}”.`;

async function mayRerun(
  context: Pick<OrderActing, 'readProduction' | 'isAtWork'>,
  orderId: string,
): Promise<Result<null, 'no-report' | 'at-work' | 'erased'>> {
  const production = await context.readProduction(orderId);
  if (production === undefined)
    return fail('no-report', 'Work on this order hasn’t started, so there’s nothing to rerun.');
  if (!production.steps.some(({ step, finishedAt }) => step === 'begin' && finishedAt !== null))
    return fail('erased', 'This report’s research was erased, so it can’t be made again.');
  if (await context.isAtWork(orderId))
    return fail('at-work', 'Work is running on it now. Wait until it finishes or fails.');
  return succeed(null);
}

/** Lets what is signed leave at once, without the time in which it could be taken back. */
export async function publishNow(
  context: Pick<OrderActing, 'clock' | 'publishNow'>,
  acting: Acting<'deliver-report'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  return orUndone(async () => {
    const left = await context.publishNow(
      seenAuditedActOf(context, acting, reason.value, 'order-delivered', {
        before: { stage: acting.order.stage },
        after: { stage: 'Delivered' },
      }),
    );
    return left.ok ? succeed({ sentence: 'Report delivered. We’ve emailed the buyer.' }) : left;
  });
}

export async function withdraw(
  context: Pick<OrderActing, 'clock' | 'withdraw'>,
  acting: Acting<'approve-report'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  return orUndone(async () => {
    const taken = await context.withdraw(
      acting.permit,
      seenAuditedActOf(context, acting, reason.value, 'signature-withdrawn'),
    );
    return taken.ok ? succeed({ sentence: 'Approval withdrawn. The report stays here.' }) : taken;
  });
}

export async function resendReportByStaff(
  context: Pick<OrderActing, 'clock' | 'resendReport'>,
  acting: Acting<'resend-mail'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  return orUndone(async () => {
    const sent = await context.resendReport({
      ...seenAuditedActOf(context, acting, reason.value, 'report-resent'),
      to: acting.order.details.email,
    });
    return sent.ok ? succeed({ sentence: 'Report resent.' }) : sent;
  });
}

/** A person's word that no report can be made: all the money goes back, and the buyer is told why. */
export async function confirmImpossibleByStaff(
  context: Pick<OrderActing, 'clock' | 'confirmImpossible'>,
  acting: Acting<'confirm-impossible'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  const confirmed = await context.confirmImpossible(
    auditedActOf(context, acting, reason.value, 'report-impossible'),
  );
  return confirmed.ok ? succeed({ sentence: 'Refunded. We’ve emailed the buyer why.' }) : confirmed;
}
