import { answerNames } from '../../../../content/order-fields';
import { recordOf } from '../../../kernel/record-of';
import { fail, succeed, type Failure, type Result } from '../../../kernel/result';
import { answerFaults, cleanText } from './clean-details';
import { orderAnswersChanged } from '../events';
import type { OrdersContext } from '../ports';
import { viewOf } from '../lists/present';
import type { OrderAnswers, OrderView } from '../shape';
import { insertEvents, lockOrder, updateOrder } from '../store';

type AnswerFailure = 'no-order' | 'too-late' | 'invalid-answers';

/** The optional questions: when the interview is, what the posting says, what else we should know. */
export async function answerQuestions(
  context: OrdersContext,
  input: { readonly orderId: string; readonly answers: OrderAnswers },
): Promise<Result<OrderView, AnswerFailure>> {
  const answers = {
    ...input.answers,
    ...recordOf(answerNames, (field) => cleanText(input.answers[field])),
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
      ...answers,
      interviewAt: answers.interviewAt === null ? null : new Date(answers.interviewAt),
    };
    const isSame =
      change.interviewAt?.getTime() === order.interviewAt?.getTime() &&
      change.interviewZone === order.interviewZone &&
      answerNames.every((field) => change[field] === order[field]);
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
  const [tooLong] = Object.values(answerFaults(answerNames, answers));
  return tooLong === undefined ? null : invalid(`${tooLong}.`);
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
