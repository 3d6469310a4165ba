import { after } from '../../kernel/time';
import { succeed } from '../../kernel/result';
import {
  adminOrderRows,
  countNeeds,
  exportOrders,
  orderNews,
  type DeskOrdersContext,
} from '../../desk/orders';
import type { AdminOrderRow } from '../../desk/orders/shape';
import { bulkActsFor } from '../../desk/bulk';
import { mayDo, permit } from '../../desk/policy';
import type { StaffAction } from '../../desk/policy/shape';
import type { StaffMember } from '../../desk/identity/shape';
import { listOpenQuestions, type OpenQuestion } from '../../report/choice';
import { listImpossible, listReportStates, type StateInList } from '../../report/production';
import { countOrders, findOrderByNumber, listChanged, listOrders } from '../../shop/orders';
import { findOrdersOfPayment } from '../../shop/payments';
import type { AdminOrder } from '../../web/desk/orders/table/admin-order';
import type { DeskOrdersServices } from '../../web/desk/orders/services.server';
import type { Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';
import { readMember } from './identity';

export function composeDeskOrders({
  platform,
  shop: { orders },
}: {
  readonly platform: Platform;
  readonly shop: Shop;
}): DeskOrdersServices {
  const { config, clock, database } = platform;
  const who = readMember(platform);
  const allowed = async <Action extends StaffAction>(request: Request, action: Action) =>
    permit(await who(request), action);
  const desk: DeskOrdersContext = {
    mode: config.mode,
    clock,
    database,
    listOrders: (search) => listOrders(orders, search),
    countOrders: (filter) => countOrders(orders, filter),
    listChanged: (ids, since) => listChanged(orders, ids, since),
    ordersOfPayment: (reference) => findOrdersOfPayment({ database }, reference),
    async idsOf(numbers) {
      const found = await Promise.all(numbers.map((number) => findOrderByNumber(orders, number)));
      return found.flatMap((order) => order?.id ?? []);
    },
    async waitingOrders() {
      const questions = await listOpenQuestions({ database });
      return [...questions.map(({ orderId }) => orderId), ...(await listImpossible({ database }))];
    },
  };
  return {
    async list(request, ask) {
      const seen = await allowed(request, 'see-orders');
      if (!seen.ok) return seen;
      const { rows, ...page } = await adminOrderRows(desk, seen.value, ask);
      return succeed({
        ...page,
        rows: await present(platform, seen.value.member, rows),
        needs: await countNeeds(desk, seen.value),
        now: clock.now().toISOString(),
        bulkActs: bulkActsFor(seen.value.member.role),
        mayExport: mayDo(seen.value.member.role, 'export-orders'),
        hasSamples: config.mode === 'demo',
      });
    },
    async find(request, words, most) {
      const seen = await allowed(request, 'see-orders');
      if (!seen.ok) return seen;
      const found = words === '' ? [] : (await listOrders(orders, { words, limit: most })).orders;
      return succeed(
        found.map(({ id, number, details: { company, name }, stage }) => ({
          number: number ?? id,
          company,
          name,
          stage,
        })),
      );
    },
    async news(request, watched) {
      const seen = await allowed(request, 'see-orders');
      if (!seen.ok) return seen;
      const now = clock.now().toISOString();
      const { placed, changed } = await orderNews(desk, seen.value, watched);
      return succeed({ placed, changed: await present(platform, seen.value.member, changed), now });
    },
    async export(request, ask) {
      const may = await allowed(request, 'export-orders');
      return may.ok ? succeed(await exportOrders(desk, may.value, ask)) : may;
    },
  };
}

type ReportInRow = Pick<
  AdminOrder,
  'awaitsReview' | 'leavesAt' | 'awaitsConfirmation' | 'obstacles'
>;

const NOTHING_DUE: ReportInRow = {
  awaitsReview: false,
  leavesAt: null,
  awaitsConfirmation: false,
  obstacles: [],
};

/** The page's rows with what is known of their reports, read for all of them at once. */
async function present(
  { config, database }: Platform,
  { role }: StaffMember,
  rows: readonly AdminOrderRow[],
): Promise<readonly AdminOrder[]> {
  // Those alone can wait for anybody.
  const due = rows.flatMap(({ orderId, stage }) =>
    orderId !== null && (stage === 'Researching' || stage === 'In expert review') ? [orderId] : [],
  );
  const [questions, reports] = await Promise.all([
    listOpenQuestions({ database }, due),
    listReportStates({ database }, due),
  ]);
  const questionOf = new Map(questions.map((question) => [question.orderId, question]));
  const reportOf = new Map(reports.map((report) => [report.orderId, report]));
  const mayApprove = mayDo(role, 'approve-report');
  return rows.map(({ orderId, mayMarkPaid, ...row }) => {
    const question = questionOf.get(orderId ?? '');
    const report = reportOf.get(orderId ?? '');
    const state = question
      ? { ...NOTHING_DUE, obstacles: [formatChoice(question)] }
      : report && mayApprove
        ? stateOf(config, report)
        : blind(report);
    return { ...row, ...state, key: orderId, awaitsManualPayment: mayMarkPaid };
  });
}

const blind = (report: StateInList | undefined): ReportInRow => ({
  ...NOTHING_DUE,
  obstacles: report?.state === 'cannot-be-created' ? report.reasons : [],
});

function formatChoice({ state, names, note }: OpenQuestion): string {
  return state === 'with-buyer'
    ? 'Waiting for the buyer to choose the company.'
    : `Waiting for a reviewer to choose the company: ${names.join('; ')}. ${note}`.trim();
}

/** For whoever may sign. */
function stateOf(
  config: Platform['config'],
  { state, reasons, signedAt, publishedAt }: StateInList,
): ReportInRow {
  if (state === 'cannot-be-created')
    return { ...NOTHING_DUE, awaitsConfirmation: config.review === 'required', obstacles: reasons };
  const leaves = state === 'approved' && signedAt !== null && publishedAt === null;
  return {
    ...NOTHING_DUE,
    awaitsReview: state === 'in-review',
    leavesAt: leaves ? after(signedAt, config.timeToUndo).toISOString() : null,
  };
}
