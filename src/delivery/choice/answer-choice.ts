import { fail, type Result } from '../../kernel/result';
import type { ChoiceFailure } from '../../report/choice';
import { openLink, type LinkFailure } from '../links';
import { isOver } from './open-choice';
import type { ChoiceLinkContext } from './ports';

export interface ChoiceAnswer {
  readonly chosen: string | null;
  readonly note: string;
}

/** The buyer's tap on the page. */
export async function answerChoice(
  context: ChoiceLinkContext,
  token: string,
  { chosen, note }: ChoiceAnswer,
): Promise<Result<null, LinkFailure | ChoiceFailure | 'no-order'>> {
  const opened = await openLink(context, 'choose', token);
  if (!opened.ok) return opened;
  const { orderId } = opened.value;
  const order = await context.findOrder(orderId);
  if (order === null || isOver(order)) return fail('no-order', 'This order is closed.');
  return context.choose({ orderId, chosen, note });
}
