import type { CodeErrors, CodeForm, CodeLine } from '../../../desk/codes/shape';
import type { Failure, Result } from '../../../kernel/result';

export interface CodesServices {
  view(request: Request): Promise<Result<readonly CodeLine[]>>;
  /** Answers with the code; `errors` says what is wrong with a field. */
  make(
    request: Request,
    form: CodeForm,
  ): Promise<
    | Result<string>
    | { readonly ok: false; readonly failure: Failure & { readonly errors?: CodeErrors } }
  >;
  end(request: Request, code: string): Promise<Result<string>>;
}
