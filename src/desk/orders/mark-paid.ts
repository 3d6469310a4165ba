import { fail, type Result } from '../../kernel/result';
import type { Permit } from '../policy';
import type { DeskOrdersContext } from './ports';

const LONGEST_REASON = 500;

export interface ManualPayment {
  readonly orderId: string;
  /** How the money came, for whoever asks later. */
  readonly reason: string;
}

/** Someone of the team says that a manual request is paid; the order's timeline will name them. */
export async function markPaid(
  context: Pick<DeskOrdersContext, 'markManualPaid'>,
  { member }: Permit<'mark-paid'>,
  { orderId, reason }: ManualPayment,
): Promise<Result<unknown>> {
  const words = reason.trim();
  if (words === '' || words.length > LONGEST_REASON) {
    return fail('no-reason', `Say how the money came, in at most ${LONGEST_REASON} characters.`);
  }
  return context.markManualPaid({ orderId, actor: `staff:${member.name}`, reason: words });
}
