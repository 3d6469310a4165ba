import type { Result } from '../../../kernel/result';
import type { AdminOrder } from './admin-order';

export interface DeskOrdersServices {
  /** Newest first; an empty list where nobody is signed in. */
  list(request: Request): Promise<readonly AdminOrder[]>;
  markPaid(request: Request, payment: { readonly number: string; readonly reason: string }): Promise<Result<null>>;
}
