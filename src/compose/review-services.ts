import { after } from '../kernel/time';
import { fail, succeed, type Result } from '../kernel/result';
import { auditAlongside } from '../desk/audit';
import type { StaffMember } from '../desk/identity/shape';
import { readAssignees } from '../desk/order';
import { permit, type Permit, type StaffAction } from '../desk/policy';
import {
  act,
  answerCompany,
  approveReview,
  askForMore,
  askRewrite,
  benchMemory,
  dropErrand,
  exportCorrections,
  listCompanyQuestions,
  listQueue,
  quotePage,
  readDifferences,
  readErrands,
  readExcerpts,
  readForExpert,
  releaseReport,
  restoreVersion,
  searchEvidence,
  takeReport,
  takeSuggestions,
  trySentence,
  viewBench,
  viewCompany,
  withdrawReview,
  type ReviewContext,
  type ReviewedOrder,
} from '../desk/review';
import type { ReviewProblem } from '../desk/review/shape';
import {
  addExpertEvidence,
  layOutReviewed,
  listWaitingReports,
  releaseReviewed,
  rememberMaterial,
  withdrawSignature,
  type Rendering,
} from '../report/production';
import { askExpertPage } from '../research/gather';
import { findOrderByNumber, findOrders, type OrdersContext } from '../shop/orders';
import type { OrderView } from '../shop/orders/shape';
import type { ReviewServices } from '../web/services.server';
import { composeCompanyDesk } from './company-desk';
import type { Gathering } from './gathering';
import type { Platform } from './platform';
import { composeHelpers, type HelpersParts } from './review-helpers';
import { composeNames } from './review-names';

export interface ReviewParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'files' | 'steps' | 'config' | 'jobs'> &
    HelpersParts['platform'];
  readonly orders: OrdersContext;
  readonly gathering: Pick<Gathering, 'ask' | 'snapshots' | 'read' | 'readPdf' | 'gatherOn'>;
  readonly rendering: Rendering;
}

export function composeReview({
  platform,
  orders,
  gathering,
  rendering,
}: ReviewParts): ReviewContext {
  const { database, clock, files, steps, config, jobs } = platform;
  const { timeToUndo } = config;
  return {
    database,
    clock,
    steps,
    queue: jobs.queue,
    helpers: composeHelpers({ platform, gathering }),
    findOrder: async (number) => orderOf(await findOrderByNumber(orders, number)),
    findOrders: async (ids) =>
      (await findOrders(orders, ids)).flatMap((order) => orderOf(order) ?? []),
    listWaiting: (limit) => listWaitingReports({ database }, limit),
    readAssignees: (orderIds) => readAssignees({ database }, orderIds),
    memory: benchMemory(),
    companies: composeCompanyDesk({ platform, orders, gathering }),
    readMaterial: rememberMaterial({ database, steps }),
    readSnapshot: (sha256) => gathering.snapshots.get(sha256),
    readNames: composeNames({ database }, orders),
    addEvidence: addExpertEvidence,
    async readPage(url) {
      const read = await askExpertPage(gathering, url);
      if (!read.ok) return read;
      const { snapshot, url: address, title, publishedAt, fetchedAt } = read.value;
      return succeed({
        snapshot,
        url: address,
        title,
        publishedAt: publishedAt ?? null,
        fetchedAt,
      });
    },
    layOut: (reportId, document) =>
      layOutReviewed({ database, rendering, files }, reportId, document),
    release: (transaction, release) =>
      releaseReviewed({ clock, queue: jobs.queue, timeToUndo }, transaction, release),
    withdraw: (transaction, orderId) => withdrawSignature({ clock }, transaction, orderId),
    leavesAt: (signedAt) => after(signedAt, timeToUndo),
  };
}

function orderOf(order: OrderView | null): ReviewedOrder | null {
  if (order === null || order.number === null) return null;
  const {
    id,
    number,
    promisedAt,
    answers,
    deliveredAt,
    stage,
    details: { company, role, location },
  } = order;
  return {
    id,
    number,
    promisedAt,
    interviewAt: answers.interviewAt,
    deliveredAt,
    ordered: { company, role, location },
    isOver: stage === 'Cancelled' || stage === 'Refunded',
  };
}

type Answer<Value> = Promise<Result<Value, ReviewProblem>>;

export function composeReviewServices(
  context: ReviewContext,
  who: (request: Request) => Promise<StaffMember | null>,
): ReviewServices {
  /** Who is there is asked first, so that nobody learns from a refusal which orders there are. */
  async function as<Action extends StaffAction, Value>(
    request: Request,
    action: Action,
    perform: (allowed: Permit<Action>) => Answer<Value>,
  ): Answer<Value> {
    const allowed = permit(await who(request), action);
    return allowed.ok ? perform(allowed.value) : allowed;
  }
  async function on<Action extends StaffAction, Value>(
    request: Request,
    action: Action,
    number: string,
    perform: (allowed: Permit<Action>, order: ReviewedOrder) => Answer<Value>,
  ): Answer<Value> {
    return as(request, action, async (allowed) => {
      const order = await context.findOrder(number);
      return order === null ? fail('no-order', 'There is no such order.') : perform(allowed, order);
    });
  }
  const written = (
    kind: 'report-signed' | 'signature-withdrawn',
    { member }: Permit<'approve-report'>,
    subject: string,
    reason: string,
  ) =>
    auditAlongside(context.clock, {
      kind,
      actor: `staff:${member.name}`,
      subjectKind: 'order',
      subject,
      reason,
    });
  const look = 'review-report';
  const sign = 'approve-report';
  return {
    queue: (request) => as(request, look, (allowed) => listQueue(context, allowed)),
    open: (request, number) =>
      on(request, look, number, (allowed, order) => viewBench(context, allowed, order)),
    take: (request, number) =>
      on(request, look, number, (allowed, { id }) => takeReport(context, allowed, id)),
    release: (request, number) =>
      on(request, look, number, (allowed, { id }) => releaseReport(context, allowed, id)),
    act: (request, number, work) =>
      on(request, look, number, (allowed, { id }) =>
        act(context, allowed, { ...work, orderId: id }),
      ),
    try: (request, number, sentence) =>
      on(request, look, number, (allowed, { id }) =>
        trySentence(context, allowed, { ...sentence, orderId: id }),
      ),
    excerpts: (request, number, evidenceIds) =>
      on(request, look, number, (allowed, { id }) =>
        readExcerpts(context, allowed, { orderId: id, evidenceIds }),
      ),
    search: (request, number, words) =>
      on(request, look, number, (allowed, { id }) =>
        searchEvidence(context, allowed, { orderId: id, words }),
      ),
    readPage: (request, number, url) =>
      on(request, look, number, (allowed, { id }) =>
        readForExpert(context, allowed, { orderId: id, url }),
      ),
    quote: (request, number, place) =>
      on(request, look, number, (allowed, { id }) =>
        quotePage(context, allowed, { ...place, orderId: id }),
      ),
    approve: (request, number, signed) =>
      on(request, sign, number, (allowed, { id }) =>
        approveReview(context, allowed, {
          ...signed,
          orderId: id,
          alongside: written(
            'report-signed',
            allowed,
            number,
            `Version ${signed.version} was read`,
          ),
        }),
      ),
    withdraw: (request, number) =>
      on(request, sign, number, (allowed, { id }) =>
        withdrawReview(
          context,
          allowed,
          id,
          written('signature-withdrawn', allowed, number, 'At the bench'),
        ),
      ),
    differences: (request, number, between) =>
      on(request, look, number, (allowed, { id }) =>
        readDifferences(context, allowed, { ...between, orderId: id }),
      ),
    restore: (request, number, work) =>
      on(request, look, number, (allowed, { id }) =>
        restoreVersion(context, allowed, { ...work, orderId: id }),
      ),
    errands: (request, number) =>
      on(request, look, number, (allowed, { id }) => readErrands(context, allowed, id)),
    rewrite: (request, number, wish) =>
      on(request, look, number, (allowed, { id }) =>
        askRewrite(context, allowed, { ...wish, orderId: id }),
      ),
    findMore: (request, number, question) =>
      on(request, look, number, (allowed, { id }) =>
        askForMore(context, allowed, { orderId: id, question }),
      ),
    takeSuggestions: (request, number, taking) =>
      on(request, look, number, (allowed, { id }) =>
        takeSuggestions(context, allowed, { ...taking, orderId: id }),
      ),
    dropErrand: (request, number, drop) =>
      on(request, look, number, (allowed, { id }) =>
        dropErrand(context, allowed, { ...drop, orderId: id }),
      ),
    questions: (request) => as(request, look, (allowed) => listCompanyQuestions(context, allowed)),
    company: (request, number, words) =>
      on(request, 'replace-company', number, (allowed, order) =>
        viewCompany(context, allowed, order, words),
      ),
    answerCompany: (request, number, word) =>
      on(request, 'replace-company', number, (allowed, order) =>
        answerCompany(context, allowed, order, word),
      ),
    corrections: (request) =>
      as(request, 'see-figures', (allowed) => exportCorrections(context, allowed)),
  };
}
