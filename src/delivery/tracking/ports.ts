import type { StepReport } from '../../platform/jobs';
import type { CompanyQuestion } from '../../report/choice';
import type { SecondRound } from '../../report/second-round';
import type { GiftView, OrderView } from '../../shop/orders/shape';
import type { RefundView } from '../../shop/payments/shape';
import type { LinksContext } from '../links';
import type { TrackedReading } from './shape';

export interface TrackingContext extends LinksContext {
  findOrder(orderId: string): Promise<OrderView | null>;
  /** Null where the order bought none, or isn’t paid. */
  readGift(orderId: string): Promise<GiftView | null>;
  /** How far the production of the order's report has come; empty before it began. */
  readSteps(orderId: string): Promise<readonly StepReport[]>;
  /** Undefined where the name told which company is meant. */
  readChoice(orderId: string): Promise<CompanyQuestion | undefined>;
  /** What research reads at this moment; null where it rests, or another process reads. */
  reading(orderId: string): TrackedReading | null;
  readRefunds(orderId: string): Promise<readonly RefundView[]>;
  /** Undefined until its buyer asks for it. */
  readRound(orderId: string): Promise<SecondRound | undefined>;
}
