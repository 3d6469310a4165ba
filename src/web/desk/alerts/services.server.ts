import type { Result } from '../../../kernel/result';
import type { AlertProblem, AlertsView } from '../../../desk/alerts/shape';

export interface AlertServices {
  read(request: Request): Promise<Result<AlertsView, AlertProblem>>;
  close(
    request: Request,
    which: { readonly key: string; readonly reason: string },
  ): Promise<Result<null, AlertProblem>>;
  /** How many are open, for those whom they concern. */
  count(request: Request): Promise<number>;
}
