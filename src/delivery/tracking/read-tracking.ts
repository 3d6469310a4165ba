import { fail, succeed, type Result } from '../../kernel/result';
import { offerOccupations } from '../../shop/orders';
import { makeLink, openLink, type LinkFailure } from '../links';
import { presentSecondRound } from '../second-round';
import type { TrackingContext } from './ports';
import { presentTracking } from './present-tracking';
import type { TrackingView } from './shape';

export interface Tracking {
  readonly orderId: string;
  readonly view: TrackingView;
}

/** What the holder of a tracking link sees. */
export async function readTracking(
  context: TrackingContext,
  token: string,
): Promise<Result<Tracking, LinkFailure | 'no-order'>> {
  const opened = await openLink(context, 'track', token);
  if (!opened.ok) return opened;
  const { orderId, versions } = opened.value;
  const order = await context.findOrder(orderId);
  if (!order) return fail('no-order', 'This order was deleted.');
  const isReport = order.kind === 'report';
  const [steps, question, round, gift, refunds] = await Promise.all([
    context.readSteps(orderId),
    order.stage === 'Researching' ? context.readChoice(orderId) : undefined,
    order.stage === 'Delivered' && isReport ? context.readRound(orderId) : undefined,
    isReport ? null : context.readGift(orderId),
    order.refundedAmount > 0 ? context.readRefunds(orderId) : [],
  ]);
  const now = context.clock.now();
  const link =
    order.stage === 'Delivered' && isReport
      ? await makeLink(context, { orderId, purpose: 'report', versions })
      : null;
  const waits = question?.state === 'with-buyer' || question?.state === 'with-expert';
  const choose = waits ? await makeLink(context, { orderId, purpose: 'choose', versions }) : null;
  const view = presentTracking({
    order,
    gift,
    steps,
    refunds,
    reading: context.reading(orderId),
    role: isReport ? offerOccupations(order) : null,
    choice:
      choose === null
        ? null
        : {
            waitsFor: question?.state === 'with-expert' ? 'expert' : 'buyer',
            path: choose.slice(context.baseUrl.length),
          },
    // A path and not an address: the reader stays on the host they came by.
    reportPath: link === null ? null : link.slice(context.baseUrl.length),
    secondRound: isReport ? presentSecondRound({ order, round, now }) : null,
    now,
  });
  return succeed({ orderId, view });
}
