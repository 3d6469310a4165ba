import { fail, type Result } from '../../../kernel/result';
import type { StaffMember } from '../../identity/shape';
import { permit, type Permit, type StaffAction } from '../../policy';
import type { Acting } from './audited-act';
import { gatherEvidence } from '../evidence/gather-evidence';
import { cancel, markPaid, refund, sendInstructions } from './money-acts';
import { assign, correctAddressByStaff, extendPromiseByStaff, writeNote } from './order-acts';
import type { OrderActing } from '../ports';
import {
  confirmImpossibleByStaff,
  publishNow,
  rerun,
  resendReportByStaff,
  withdraw,
} from './report-acts';
import { holdSecondRound, sendSecondRound } from './second-round-acts';
import type { ActDone, AskedAct } from '../shape';

/** Does what was asked for, if this person may and the order is still as they saw it. */
export async function performAct(
  context: OrderActing,
  member: StaffMember | null,
  number: string,
  asked: AskedAct,
): Promise<Result<ActDone>> {
  async function as<Action extends StaffAction>(
    action: Action,
    perform: (context: OrderActing, acting: Acting<Action>) => Promise<Result<ActDone>>,
  ): Promise<Result<ActDone>> {
    const allowed: Result<Permit<Action>> = permit(member, action);
    if (!allowed.ok) return allowed;
    const order = await context.findOrder(number);
    if (order === null || order.number === null) return fail('no-order', 'Order not found.');
    return perform(context, {
      permit: allowed.value,
      order: { ...order, number: order.number },
      asked,
    });
  }
  switch (asked.act) {
    case 'mark-paid':
      return as('mark-paid', markPaid);
    case 'send-instructions':
      return as('send-payment-instructions', sendInstructions);
    case 'refund':
      return as('refund', refund);
    case 'cancel':
      return as('cancel-order', cancel);
    case 'correct-address':
      return as('correct-address', correctAddressByStaff);
    case 'extend-promise':
      return as('extend-promise', extendPromiseByStaff);
    case 'assign':
      return as('assign-order', assign);
    case 'write-note':
      return as('write-note', writeNote);
    case 'rerun':
      return as('rerun-order', rerun);
    case 'publish-now':
      return as('deliver-report', publishNow);
    case 'withdraw':
      return as('approve-report', withdraw);
    case 'send-second-round':
      return as('approve-report', sendSecondRound);
    case 'hold-second-round':
      return as('approve-report', holdSecondRound);
    case 'resend-report':
      return as('resend-mail', resendReportByStaff);
    case 'confirm-impossible':
      return as('confirm-impossible', confirmImpossibleByStaff);
    case 'gather-evidence':
      return as('gather-evidence-file', gatherEvidence);
    case 'replace-company':
      return fail('elsewhere', 'Change the company on its own page.');
  }
}
