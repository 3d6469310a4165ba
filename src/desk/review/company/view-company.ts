import { succeed, type Result } from '../../../kernel/result';
import type { CompanyQuestion } from '../../../report/choice';
import { optionOf, type ChoiceOption } from '../../../report/choice/shape';
import type { EntityCard } from '../../../research/company/shape';
import type { Permit } from '../../policy';
import type { CompanyPage, CompanyQuestionRow, CompanyState } from './company-shape';
import { holderOf } from '../queue/lease';
import type { ReviewContext, ReviewedOrder } from '../ports';
import { reviewLimits, type ReviewProblem } from '../shape';
import { findReview } from '../store';
import { plainWords } from '../claims/words';

const MOST_QUESTIONS = 100;
const MOST_RIVALS = 12;

const isOpen = (question: CompanyQuestion | undefined): boolean =>
  question?.state === 'with-buyer' || question?.state === 'with-expert';

/** Orders whose work can't begin before someone says who is meant, the most pressing first. */
export async function listCompanyQuestions(
  context: ReviewContext,
  _permit: Permit<'review-report'>,
): Promise<Result<readonly CompanyQuestionRow[], never>> {
  const questions = await context.companies.listQuestions(MOST_QUESTIONS);
  const orders = await context.findOrders(questions.map(({ orderId }) => orderId));
  const now = context.clock.now().getTime();
  const rows = questions.flatMap(({ orderId, names, note }): CompanyQuestionRow[] => {
    const order = orders.find(({ id }) => id === orderId);
    if (order === undefined || order.isOver) return [];
    const {
      number,
      promisedAt,
      interviewAt,
      ordered: { company, role },
    } = order;
    return [
      {
        number,
        company,
        role,
        names,
        note,
        interviewAt,
        minutesLeft:
          promisedAt === null ? null : Math.floor((Date.parse(promisedAt) - now) / 60_000),
      },
    ];
  });
  return succeed(
    rows.toSorted(
      (one, other) =>
        (one.minutesLeft ?? Infinity) - (other.minutesLeft ?? Infinity) ||
        one.number.localeCompare(other.number),
    ),
  );
}

/** Who an order's report is about, who else may be meant, and what a search for somebody else finds. */
export async function viewCompany(
  context: ReviewContext,
  { member }: Permit<'replace-company'>,
  order: ReviewedOrder,
  words: string,
): Promise<Result<CompanyPage, ReviewProblem>> {
  const { companies, database, clock } = context;
  const [question, made, material] = await Promise.all([
    companies.readQuestion(order.id),
    companies.readState(order.id),
    context.readMaterial(order.id),
  ]);
  const review = material && (await findReview(database.read, material.report.id));
  const card = isOpen(question) ? undefined : material?.company;
  const company = card ? optionOf({ card, score: 1, reasons: [] }) : (question?.chosen ?? null);
  return succeed({
    number: order.number,
    ordered: order.ordered,
    promisedAt: order.promisedAt,
    interviewAt: order.interviewAt,
    state: companyQuestionState(order, question, made),
    company,
    rivals: rivalsOf(card),
    options: (question?.options ?? []).filter(({ id }) => id !== company?.id),
    note: question?.note ?? '',
    decidedBy: question?.decidedBy ?? null,
    reasons: made?.reasons ?? [],
    holder: review ? holderOf(review, member, clock.now()) : null,
    search: await search(context, plainWords(words).slice(0, reviewLimits.search)),
  });
}

export function companyQuestionState(
  { isOver }: ReviewedOrder,
  question: CompanyQuestion | undefined,
  made: Awaited<ReturnType<ReviewContext['companies']['readState']>>,
): CompanyState {
  if (isOver) return 'over';
  if (isOpen(question)) return 'asked';
  if (made?.isOut === true) return 'left';
  switch (made?.state) {
    case 'in-review':
      return 'in-review';
    case 'approved':
      return 'signed';
    case 'cannot-be-created':
      return 'impossible';
    default:
      return 'being-made';
  }
}

function rivalsOf(card: EntityCard | undefined): CompanyPage['rivals'] {
  return (card?.rivals ?? [])
    .slice(0, MOST_RIVALS)
    .map(({ name, domain, ticker, description, place }) => ({
      name,
      facts: [
        description,
        place,
        domain,
        ticker === undefined ? undefined : `listed as ${ticker}`,
      ].filter((fact) => fact !== undefined),
      words: domain ?? name,
    }));
}

async function search({ companies }: ReviewContext, words: string): Promise<CompanyPage['search']> {
  if (words === '') return null;
  const found = await companies.search(words);
  const options: readonly ChoiceOption[] = found.ok ? found.value.map(optionOf) : [];
  return { words, found: options, problem: found.ok ? null : found.failure.sentence };
}
