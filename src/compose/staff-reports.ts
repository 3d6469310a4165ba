import { after } from '../kernel/time';
import { fail, succeed, type Result } from '../kernel/result';
import type { AdminOrderRow } from '../desk/orders/shape';
import { permit } from '../desk/policy';
import type { StaffMember } from '../desk/identity/shape';
import { confirmImpossible } from '../delivery/impossible';
import { resendReport } from '../delivery/publish';
import { readChoice } from '../report/choice';
import { readProduction } from '../report/production';
import { findOrderByNumber } from '../shop/orders';
import type { OrderView } from '../shop/orders/shape';
import { refundPayment } from '../shop/payments';
import type { AdminOrder } from '../web/desk/orders/admin-order';
import type { StaffReportServices } from '../web/services.server';
import type { Platform } from './platform';
import type { Shop } from './shop';

export interface StaffParts {
  readonly platform: Platform;
  readonly shop: Shop;
}

/** What the orders table shows of an order's report. */
export type ReportInRow = Pick<AdminOrder, 'awaitsReview' | 'leavesAt' | 'awaitsConfirmation' | 'obstacles'>;

const NOTHING_DUE: ReportInRow = { awaitsReview: false, leavesAt: null, awaitsConfirmation: false, obstacles: [] };

/** Looked up only for orders whose report is due: those alone can wait for anybody. */
export async function readReportState(
  { config, database, steps }: Platform,
  { orderId, stage }: AdminOrderRow,
  mayApprove: boolean,
): Promise<ReportInRow> {
  if (orderId === null || (stage !== 'Researching' && stage !== 'In expert review')) return NOTHING_DUE;
  const question = await readChoice({ database }, orderId);
  if (question?.state === 'with-buyer') return { ...NOTHING_DUE, obstacles: ['It waits for the buyer to say which company is meant.'] };
  if (question?.state === 'with-expert') {
    const names = question.options.map(({ name }) => name).join('; ');
    return { ...NOTHING_DUE, obstacles: [`It waits for an expert to say which company is meant: ${names}. ${question.note}`.trim()] };
  }
  const production = await readProduction({ database, steps }, orderId);
  if (production?.state === 'cannot-be-created') {
    return { ...NOTHING_DUE, awaitsConfirmation: mayApprove && config.review === 'required', obstacles: production.reasons };
  }
  const { signedAt, published } = production?.version ?? { signedAt: null, published: false };
  const leaves = production?.state === 'approved' && signedAt !== null && !published;
  return {
    ...NOTHING_DUE,
    awaitsReview: mayApprove && production?.state === 'in-review',
    leavesAt: mayApprove && leaves ? after(new Date(signedAt), config.timeToUndo).toISOString() : null,
  };
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
