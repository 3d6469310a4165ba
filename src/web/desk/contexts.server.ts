import type { AlertsContext } from '../../desk/alerts';
import type { AuditContext } from '../../desk/audit';
import type { FiguresContext } from '../../desk/figures';
import type { StaffMember } from '../../desk/identity/shape';

/**
 * The desk's modules, each with what it works on. A loader asks for leave (`atDesk`, `permitted`) and calls the
 * module's own verb with it.
 */
export interface DeskContexts {
  /** Whoever is signed in by the cookie of a request. */
  who(request: Request): Promise<StaffMember | null>;
  readonly alerts: AlertsContext;
  readonly audit: AuditContext;
  readonly figures: FiguresContext;
}
