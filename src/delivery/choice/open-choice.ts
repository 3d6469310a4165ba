import { fail, succeed, type Result } from '../../kernel/result';
import type { CompanyQuestion } from '../../report/choice';
import type { OrderView } from '../../shop/orders/shape';
import { makeLink, openLink, type LinkFailure } from '../links';
import type { ChoiceLinkContext } from './ports';
import type { ChoiceView } from './shape';

export type OpenChoiceFailure = LinkFailure | 'no-order' | 'nothing-asked';

export const isOver = ({ stage }: OrderView): boolean =>
  stage === 'Cancelled' || stage === 'Refunded';

/** What the link in the mail shows. It decides nothing: mail programs open links to look at them. */
export async function openChoice(
  context: ChoiceLinkContext,
  token: string,
): Promise<Result<ChoiceView, OpenChoiceFailure>> {
  const opened = await openLink(context, 'choose', token);
  if (!opened.ok) return opened;
  const { orderId } = opened.value;
  const [order, question] = await Promise.all([
    context.findOrder(orderId),
    context.readChoice(orderId),
  ]);
  if (order === null) return fail('no-order', 'This order was deleted.');
  if (question === undefined)
    return fail('nothing-asked', 'We know which company this order is for.');
  const { company, role } = order.details;
  const track = await makeLink(context, { orderId, purpose: 'track' });
  return succeed({
    company,
    role,
    state: isOver(order) ? 'over' : shownState(question),
    options: question.options,
    answerBy: question.answerBy,
    chosen: question.chosen,
    chosenByBuyer: question.decidedBy === 'buyer',
    // A path and not an address: the reader stays on the host they came by.
    trackPath: track.slice(context.baseUrl.length),
  });
}

const SHOWN = {
  'with-buyer': 'open',
  'with-expert': 'with-expert',
  decided: 'chosen',
  closed: 'none',
} as const;
const shownState = ({ state }: CompanyQuestion): ChoiceView['state'] => SHOWN[state];
