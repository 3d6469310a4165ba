import { fail, succeed } from '../../kernel/result';
import { adminOrderRows, markPaid, type DeskOrdersContext } from '../../desk/orders';
import type { AdminOrderRow } from '../../desk/orders/shape';
import { mayDo, permit } from '../../desk/policy';
import type { StaffAction } from '../../desk/policy/shape';
import { findOrderByNumber, listOrders, markManualPaid } from '../../shop/orders';
import type { AdminOrder } from '../../web/desk/orders/admin-order';
import type { DeskOrdersServices } from '../../web/desk/orders/services.server';
import { readReportState, type ReportInRow, type StaffParts } from '../staff-reports';
import { readMember } from '../staff-services';

/** As many as the plain table shows; the whole desk pages through the rest. */
const ROWS = 100;

export function composeDeskOrders({ platform, shop: { orders } }: StaffParts): DeskOrdersServices {
  const who = readMember(platform);
  const allowed = async <Action extends StaffAction>(request: Request, action: Action) => permit(await who(request), action);
  const desk: DeskOrdersContext = {
    mode: platform.config.mode,
    clock: platform.clock,
    listOrders: (search) => listOrders(orders, search),
    markManualPaid: (input) => markManualPaid(orders, input),
  };
  return {
    async list(request) {
      const seen = await allowed(request, 'see-orders');
      if (!seen.ok) return [];
      const mayApprove = mayDo(seen.value.member.role, 'approve-report');
      const mayResend = mayDo(seen.value.member.role, 'resend-mail');
      const { rows } = await adminOrderRows(desk, seen.value, { limit: ROWS });
      return Promise.all(rows.map(async (row) => rowOf(row, await readReportState(platform, row, mayApprove), mayResend)));
    },
    async markPaid(request, { number, reason }) {
      const permitted = await allowed(request, 'mark-paid');
      if (!permitted.ok) return permitted;
      const order = await findOrderByNumber(orders, number);
      if (!order) return fail('no-order', 'There is no such order.');
      const marked = await markPaid(desk, permitted.value, { orderId: order.id, number, reason });
      return marked.ok ? succeed(null) : marked;
    },
  };
}

function rowOf({ id, company, role, email, name, date, status, stage, sample, mayMarkPaid }: AdminOrderRow, report: ReportInRow, mayResend: boolean): AdminOrder {
  return {
    id, company, role, email, name, status, stage, sample, ...report,
    date: new Date(date).toLocaleDateString('en-US'),
    awaitsManualPayment: mayMarkPaid,
    mayResend: mayResend && !sample && stage === 'Delivered',
  };
}
