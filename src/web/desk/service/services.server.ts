import type { Result } from '../../../kernel/result';
import type { ServiceErrors, ServiceForm, ServiceView } from '../../../desk/service/shape';

/** How much the house can do, and when nobody is there. */
export interface ServiceLevelServices {
  view(request: Request): Promise<Result<ServiceView>>;
  /** Names the version it was made upon; `errors` says what is wrong with a field. */
  change(
    request: Request,
    change: { readonly form: ServiceForm; readonly version: number },
  ): Promise<
    | Result<unknown>
    | {
        readonly ok: false;
        readonly failure: {
          readonly code: string;
          readonly sentence: string;
          readonly errors?: ServiceErrors;
        };
      }
  >;
}
