import type { ChoiceOption } from '../../report/choice/shape';
import { isOver } from './open-choice';
import type { ChoiceLinkContext } from './ports';

const line = ({ name, facts }: ChoiceOption): string => [name, ...facts].join(', ');

/** One mail for one question, and none where the buyer has answered or nobody waits any more. */
export async function sendChoiceMail(
  context: Pick<ChoiceLinkContext, 'database' | 'mailer' | 'findOrder' | 'readChoice'>,
  orderId: string,
): Promise<void> {
  const [order, question] = await Promise.all([
    context.findOrder(orderId),
    context.readChoice(orderId),
  ]);
  if (order === null || isOver(order) || question?.state !== 'with-buyer') return;
  const {
    number,
    promisedAt,
    details: { company, role, name, email },
  } = order;
  await context.database.write((transaction) =>
    context.mailer.queue(transaction, {
      key: `which-company:${orderId}`,
      template: 'which-company',
      to: email,
      order: orderId,
      values: {
        number,
        company,
        role,
        name,
        promisedAt,
        answerBy: question.answerBy,
        candidates: question.options.map(line).join('\n'),
      },
    }),
  );
}
