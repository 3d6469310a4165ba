import type { Result } from '../../kernel/result';
import type { Log } from '../../platform/log';
import type { ImpossibleRefund } from './refund-impossible';

export interface ImpossibleContext {
  readonly log: Log;
  /** `auto`: the engine's word is enough. Otherwise an expert confirms it first. */
  readonly review: 'auto' | 'required';
  /** Why no report can be made, as it was written down with it: the queue holds no words. */
  readReasons(orderId: string): Promise<readonly string[]>;
  /** All that was paid goes back and the buyer is told; asked twice, it is one refund. */
  refund(asked: ImpossibleRefund): Promise<Result<unknown>>;
}
