import { fail, type Result } from '../../kernel/result';
import { auditAlongside } from '../audit';
import type { Permit } from '../policy';
import type { DeskOrdersContext } from './ports';

const LONGEST_REASON = 500;

export interface ManualPayment {
  readonly orderId: string;
  readonly number: string;
  /** How the money came, for whoever asks later. */
  readonly reason: string;
}

/** Someone of the team says that a manual request is paid; the order's timeline will name them. */
export async function markPaid(
  context: Pick<DeskOrdersContext, 'markManualPaid' | 'clock'>,
  { member }: Permit<'mark-paid'>,
  { orderId, number, reason }: ManualPayment,
): Promise<Result<unknown>> {
  const words = reason.trim();
  if (words === '' || words.length > LONGEST_REASON) {
    return fail('no-reason', `Say how the money came, in at most ${LONGEST_REASON} characters.`);
  }
  const actor = `staff:${member.name}` as const;
  return context.markManualPaid({
    orderId, actor, reason: words,
    alongside: auditAlongside(context.clock, { kind: 'order-marked-paid', actor, subjectKind: 'order', subject: number, reason: words }),
  });
}
