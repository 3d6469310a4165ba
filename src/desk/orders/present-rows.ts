import { after } from '../../kernel/time';
import { listOpenQuestions, type OpenQuestion } from '../../report/choice';
import { listReportStates, type StateInList } from '../../report/production';
import { disputeOf } from '../../shop/orders/shape';
import type { StaffRole } from '../identity/shape';
import { mayDo } from '../policy';
import type { DeskOrdersContext } from './ports';
import type { AdminOrder, AdminOrderRow } from './shape';

type Presenting = Pick<DeskOrdersContext, 'database' | 'review' | 'timeToUndo'>;
type ReportInRow = Pick<
  AdminOrder,
  'awaitsReview' | 'leavesAt' | 'awaitsConfirmation' | 'obstacles' | 'waitsFor'
>;

const NOTHING_DUE: ReportInRow = {
  awaitsReview: false,
  leavesAt: null,
  awaitsConfirmation: false,
  obstacles: [],
  waitsFor: null,
};

/** The page's rows with what is known of their reports, read for all of them at once. */
export async function presentRows(
  context: Presenting,
  role: StaffRole,
  rows: readonly AdminOrderRow[],
): Promise<readonly AdminOrder[]> {
  // Those alone can wait for anybody.
  const due = rows.flatMap(({ orderId, stage }) =>
    orderId !== null && (stage === 'Researching' || stage === 'In expert review') ? [orderId] : [],
  );
  const [questions, reports] = await Promise.all([
    listOpenQuestions(context, due),
    listReportStates(context, due),
  ]);
  const questionOf = new Map(questions.map((question) => [question.orderId, question]));
  const reportOf = new Map(reports.map((report) => [report.orderId, report]));
  const mayApprove = mayDo(role, 'approve-report');
  return rows.map(({ orderId, mayMarkPaid, ...row }) => {
    const question = questionOf.get(orderId ?? '');
    const report = reportOf.get(orderId ?? '');
    const state = question
      ? { ...NOTHING_DUE, waitsFor: formatChoice(question) }
      : report && mayApprove
        ? heldBack(stateOf(context, report), disputeOf(row))
        : blind(report);
    return { ...row, ...state, key: orderId, awaitsManualPayment: mayMarkPaid };
  });
}

/** While a payment is in doubt no report leaves and no money; where it was taken away nobody needs a review. */
function heldBack(state: ReportInRow, dispute: ReturnType<typeof disputeOf>): ReportInRow {
  if (dispute === null) return state;
  const { awaitsReview, obstacles } = state;
  return { ...NOTHING_DUE, obstacles, awaitsReview: awaitsReview && dispute === 'open' };
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
  { review, timeToUndo }: Presenting,
  { state, reasons, signedAt, publishedAt }: StateInList,
): ReportInRow {
  if (state === 'cannot-be-created')
    return { ...NOTHING_DUE, awaitsConfirmation: review === 'required', obstacles: reasons };
  const leaves = state === 'approved' && signedAt !== null && publishedAt === null;
  return {
    ...NOTHING_DUE,
    awaitsReview: state === 'in-review',
    leavesAt: leaves ? after(signedAt, timeToUndo).toISOString() : null,
  };
}
