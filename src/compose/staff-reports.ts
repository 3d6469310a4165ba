import { fail, succeed, type Result } from '../kernel/result';
import { permit } from '../desk/policy';
import type { StaffMember } from '../desk/identity/shape';
import { confirmImpossible } from '../delivery/impossible';
import { resendReport } from '../delivery/publish';
import { readProduction } from '../report/production';
import { findOrderByNumber } from '../shop/orders';
import type { OrderView } from '../shop/orders/shape';
import { refundPayment } from '../shop/payments';
import type { StaffReportServices } from '../web/services.server';
import type { Platform } from './platform';
import type { Shop } from './shop';

export interface StaffParts {
  readonly platform: Platform;
  readonly shop: Shop;
}

export function composeStaffReports(
  { platform: { database, clock, jobs, steps }, shop }: StaffParts,
  who: (request: Request) => Promise<StaffMember | null>,
): StaffReportServices {
  const mailing = { database, clock, queue: jobs.queue };

  /** A member's act on the order of this number. */
  async function act(request: Request, action: 'approve-report' | 'resend-mail', number: string, perform: (order: OrderView, member: StaffMember) => Promise<Result<unknown>>): Promise<Result<null>> {
    const allowed = permit(await who(request), action);
    if (!allowed.ok) return allowed;
    const order = await findOrderByNumber(shop.orders, number);
    if (!order) return fail('no-order', 'There is no such order.');
    const done = await perform(order, allowed.value.member);
    return done.ok ? succeed(null) : done;
  }

  return {
    resend: (request, { number }) => act(request, 'resend-mail', number, ({ id: orderId, details: { email } }) => resendReport(mailing, { orderId, to: email })),
    confirmImpossible: (request, { number }) => act(request, 'approve-report', number, ({ id: orderId }, { name }) => confirmImpossible({
      readReport: (id) => readProduction({ database, steps }, id),
      // Its own refund of an order, as the engine's would be: said twice, it is one.
      refund: ({ reason, actor }) => refundPayment(shop.payments, { refundId: orderId, orderId, amount: null, reason, actor }),
    }, { orderId, actor: `staff:${name}` })),
  };
}
