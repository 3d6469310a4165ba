import { fail, succeed, type Failure, type Result } from '../../../kernel/result';
import { cleanText } from './clean-details';
import { orderAnswersChanged } from '../events';
import type { OrdersContext } from '../ports';
import { viewOf } from '../lists/present';
import { answerLimits, type OrderAnswers, type OrderView } from '../shape';
import { insertEvents, lockOrder, updateOrder } from '../store';

type AnswerFailure = 'no-order' | 'too-late' | 'invalid-answers';

/** The optional questions: when the interview is, what the posting says, what else we should know. */
export async function answerQuestions(
  context: OrdersContext,
  input: { readonly orderId: string; readonly answers: OrderAnswers },
): Promise<Result<OrderView, AnswerFailure>> {
  const answers = {
    ...input.answers,
    posting: cleanText(input.answers.posting),
    notes: cleanText(input.answers.notes),
  };
  const fault = faultOf(answers);
  if (fault) return { ok: false, failure: fault };
  const { database, clock, queue } = context;
  return database.write(async (transaction) => {
    const order = await lockOrder(transaction, input.orderId);
    if (order === null || order.state === 'draft') return fail('no-order', 'Order not found.');
    // After delivery too: the tips for the role are then written anew.
    if (order.state === 'cancelled' || order.payment === 'refunded') {
      return fail('too-late', 'This order is closed, so there’s nothing to add.');
    }
    const change = {
      interviewAt: answers.interviewAt === null ? null : new Date(answers.interviewAt),
      interviewZone: answers.interviewZone,
      posting: answers.posting,
      notes: answers.notes,
    };
    const isSame =
      change.interviewAt?.getTime() === order.interviewAt?.getTime() &&
      change.interviewZone === order.interviewZone &&
      change.posting === order.posting &&
      change.notes === order.notes;
    if (isSame) return succeed(viewOf(order));
    const answered = await updateOrder(transaction, clock, order.id, change);
    await insertEvents(transaction, clock, order.id, [
      { actor: 'buyer', what: 'answered-questions' },
    ]);
    const key = `order-answers:${order.id}:${answered.version}`;
    await queue.emit(transaction, orderAnswersChanged, { orderId: order.id }, { key });
    return succeed(viewOf(answered));
  });
}

function faultOf(answers: OrderAnswers): Failure<'invalid-answers'> | null {
  const invalid = (sentence: string) => ({ code: 'invalid-answers', sentence }) as const;
  if (answers.interviewAt !== null && Number.isNaN(Date.parse(answers.interviewAt)))
    return invalid('Enter the date and time of your interview.');
  if (answers.interviewZone !== null && !isTimeZone(answers.interviewZone))
    return invalid('We don’t know this time zone.');
  for (const field of ['posting', 'notes'] as const) {
    const limit = answerLimits[field];
    if (answers[field].length > limit)
      return invalid(`Use at most ${limit.toLocaleString('en-US')} characters.`);
  }
  return null;
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
