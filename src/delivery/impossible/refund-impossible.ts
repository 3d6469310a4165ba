import type { Result } from '../../kernel/result';
import type { Alongside } from '../../platform/database';
import { refundPayment, type PaymentsContext } from '../../shop/payments';
import type { Actor } from '../../shop/orders/shape';

export interface ImpossibleRefund {
  readonly orderId: string;
  readonly reason: string;
  readonly actor: Actor;
  readonly actCount?: number | undefined;
  readonly alongside?: Alongside;
}

/**
 * All that was paid goes back. The order's own id names this refund, so that it's one, whoever asks for it: the engine
 * or an expert, once or again.
 */
export const refundImpossible = (
  payments: PaymentsContext,
  asked: ImpossibleRefund,
): Promise<Result<unknown>> =>
  refundPayment(payments, { ...asked, refundId: asked.orderId, amount: null });
