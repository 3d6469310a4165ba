import type { Result } from '../../../kernel/result';
import type { AuditPage, AuditSearch } from '../../../desk/audit/shape';

export interface AuditServices {
  list(request: Request, search: AuditSearch): Promise<Result<AuditPage>>;
  /** The same lines as a spreadsheet takes them, in pieces. */
  export(
    request: Request,
    search: Omit<AuditSearch, 'after' | 'limit'>,
  ): Promise<Result<AsyncIterable<string>>>;
}
