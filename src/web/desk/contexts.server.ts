import type { LinksContext } from '../../delivery/links';
import type { AlertsContext } from '../../desk/alerts';
import type { AuditContext } from '../../desk/audit';
import type { BulkActionContext } from '../../desk/bulk';
import type { CodesContext } from '../../desk/codes';
import type { FiguresContext } from '../../desk/figures';
import type { IdentityContext } from '../../desk/identity';
import type { StaffMember } from '../../desk/identity/shape';
import type { InboxContext } from '../../desk/inbox';
import type { HealthContext, OperationsContext } from '../../desk/operations';
import type { OrderActing, OrderReading } from '../../desk/order';
import type { DeskOrdersContext } from '../../desk/orders';
import type { PrivacyContext, RetentionContext } from '../../desk/privacy';
import type { ReviewContext } from '../../desk/review';
import type { DeliveryContext, SwitchContext } from '../../desk/service';
import type { ViewsContext } from '../../desk/views';
import type { MailRenderer } from '../../platform/mail';

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
  readonly order: {
    readonly reading: OrderReading;
    readonly acting: OrderActing;
    /** Draws a mail with its private links masked. */
    readonly renderer: MailRenderer;
  };
  readonly views: ViewsContext;
  readonly bulk: BulkActionContext;
  readonly codes: CodesContext;
  /** Private links of buyers, made to be followed and shown nowhere. */
  readonly links: LinksContext;
  readonly privacy: PrivacyContext;
  readonly retention: RetentionContext;
  readonly review: ReviewContext;
  readonly service: SwitchContext & { readonly delivery: DeliveryContext };
  readonly audit: AuditContext;
  readonly figures: FiguresContext;
}
