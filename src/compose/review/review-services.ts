import { fail, type Result } from '../../kernel/result';
import { auditAlongside } from '../../desk/audit';
import type { StaffMember } from '../../desk/identity/shape';
import { permit, type Permit, type StaffAction } from '../../desk/policy';
import {
  act,
  answerCompany,
  approveReview,
  requestMoreEvidence,
  requestRewrite,
  drawBuyersPage,
  dropReviewTask,
  exportCorrections,
  listCompanyQuestions,
  listQueue,
  quotePage,
  readDifferences,
  readReviewTasks,
  readExcerpts,
  readForExpert,
  releaseReport,
  restoreVersion,
  searchEvidence,
  claimReview,
  takeSuggestions,
  trySentence,
  viewReviewDesk,
  viewCompany,
  withdrawReview,
  type ReviewContext,
  type ReviewedOrder,
} from '../../desk/review';
import type { ReviewProblem } from '../../desk/review/shape';
import type { ReviewServices } from '../../web/desk/review/services.server';

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
      return order === null ? fail('no-order', 'Order not found.') : perform(allowed, order);
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
      on(request, look, number, (allowed, order) => viewReviewDesk(context, allowed, order)),
    buyersPage: (request, number) =>
      on(request, look, number, (allowed, { id }) => drawBuyersPage(context, allowed, id)),
    take: (request, number) =>
      on(request, look, number, (allowed, { id }) => claimReview(context, allowed, id)),
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
          written('signature-withdrawn', allowed, number, 'Review desk'),
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
    tasks: (request, number) =>
      on(request, look, number, (allowed, { id }) => readReviewTasks(context, allowed, id)),
    rewrite: (request, number, wish) =>
      on(request, look, number, (allowed, { id }) =>
        requestRewrite(context, allowed, { ...wish, orderId: id }),
      ),
    findMore: (request, number, question) =>
      on(request, look, number, (allowed, { id }) =>
        requestMoreEvidence(context, allowed, { orderId: id, question }),
      ),
    takeSuggestions: (request, number, taking) =>
      on(request, look, number, (allowed, { id }) =>
        takeSuggestions(context, allowed, { ...taking, orderId: id }),
      ),
    dropReviewTask: (request, number, drop) =>
      on(request, look, number, (allowed, { id }) =>
        dropReviewTask(context, allowed, { ...drop, orderId: id }),
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
