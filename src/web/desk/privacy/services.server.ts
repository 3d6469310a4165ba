import type { BuyerView, DueRow } from '../../../desk/privacy/shape';
import type { Result } from '../../../kernel/result';

interface Wanted {
  readonly email: string;
  /** Who asked for it, and how. */
  readonly reason: string;
}

export interface PrivacyServices {
  /** What was kept long enough; nothing is touched. */
  preview(request: Request): Promise<Result<readonly DueRow[]>>;
  run(request: Request): Promise<Result<Readonly<Record<string, number>>>>;
  find(request: Request, email: string): Promise<Result<BuyerView>>;
  /** A file of JSON for the buyer. */
  export(request: Request, wanted: Wanted): Promise<Result<string>>;
  erase(request: Request, wanted: Wanted): Promise<Result<{ readonly orders: number }>>;
}
