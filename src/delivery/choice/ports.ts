import type { Result } from '../../kernel/result';
import type { Mailer } from '../../platform/mail';
import type { ChoiceFailure, CompanyQuestion } from '../../report/choice';
import type { OrderView } from '../../shop/orders/shape';
import type { LinksContext } from '../links';

export interface ChoiceLinkContext extends LinksContext {
  readonly mailer: Mailer;
  findOrder(orderId: string): Promise<OrderView | null>;
  readChoice(orderId: string): Promise<CompanyQuestion | undefined>;
  /** The buyer's word; null is “none of these”. */
  choose(answer: {
    readonly orderId: string;
    readonly chosen: string | null;
    readonly note: string;
  }): Promise<Result<null, ChoiceFailure>>;
}
