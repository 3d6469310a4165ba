import type { AlertsContext } from '../../desk/alerts';
import type { AuditContext } from '../../desk/audit';
import type { FiguresContext } from '../../desk/figures';
import type { IdentityContext } from '../../desk/identity';
import type { StaffMember } from '../../desk/identity/shape';
import type { InboxContext } from '../../desk/inbox';
import type { HealthContext, OperationsContext } from '../../desk/operations';
import type { DeskOrdersContext } from '../../desk/orders';
import type { PrivacyContext, RetentionContext } from '../../desk/privacy';
import type { DeliveryContext, SwitchContext } from '../../desk/service';

/**
 * The desk's modules, each with what it works on. A loader asks for leave (`atDesk`, `permitted`) and calls the
 * module's own verb with it.
 */
export interface DeskContexts {
  /** Whoever is signed in by the cookie of a request. */
  who(request: Request): Promise<StaffMember | null>;
  readonly identity: IdentityContext;
  /** Printed on the login page and filled in on demand; null in live mode and in a public demo. */
  readonly demoLogin: { readonly username: string; readonly password: string } | null;
  readonly alerts: AlertsContext;
  readonly inbox: InboxContext;
  readonly health: HealthContext;
  readonly operations: OperationsContext;
  readonly orders: DeskOrdersContext;
  readonly privacy: PrivacyContext;
  readonly retention: RetentionContext;
  readonly service: SwitchContext & { readonly delivery: DeliveryContext };
  readonly audit: AuditContext;
  readonly figures: FiguresContext;
}
