import { confirmAddress, requestAddress, type AddressContext } from '../delivery/address';
import { type ChoiceLinkContext } from '../delivery/choice';
import { openLink, type LinksContext } from '../delivery/links';
import { requestLinks, type LostLinksContext } from '../delivery/lost-links';
import { fail, succeed, type Result } from '../kernel/result';
import { fromWallClock } from '../kernel/zoned-time';
import { readProduction } from '../report/production';
import {
  answerQuestions,
  chooseOccupation,
  requestCancel,
  findOrder,
  type OrdersContext,
} from '../shop/orders';
import type { OrderAnswers } from '../shop/orders/shape';
import { askSecondRound, type SecondRoundsContext } from '../delivery/second-round';
import { readTracking, type TrackingContext } from '../delivery/tracking';
import type { TrackingServices } from '../web/services.server';
import type { InterviewAnswers } from '../web/tracking/tracking-view';
import type { Platform } from './platform';

export interface TrackingParts {
  readonly platform: Platform;
  readonly orders: OrdersContext;
  readonly links: LinksContext;
  readonly address: AddressContext;
  readonly choice: Pick<ChoiceLinkContext, 'readChoice'>;
  readonly lostLinks: LostLinksContext;
  readonly secondRounds: SecondRoundsContext;
}

export function composeTracking({
  platform,
  orders,
  links,
  choice,
  secondRounds,
}: TrackingParts): TrackingContext {
  return {
    ...links,
    findOrder: (orderId) => findOrder(orders, orderId),
    readChoice: (orderId) => choice.readChoice(orderId),
    readRound: (orderId) => secondRounds.readRound(orderId),
    readSteps: async (orderId) => (await readProduction(platform, orderId))?.steps ?? [],
  };
}

export function composeTrackingServices(parts: TrackingParts): TrackingServices {
  const { orders, links, address, lostLinks } = parts;
  const tracking = composeTracking(parts);

  async function withOrder<Value>(
    token: string,
    use: (orderId: string) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const opened = await openLink(links, 'track', token);
    return opened.ok ? use(opened.value.orderId) : opened;
  }

  return {
    async open(token) {
      const read = await readTracking(tracking, token);
      return read.ok ? read.value.view : null;
    },
    answer: (token, answers) =>
      withOrder(token, async (orderId) => {
        const given = toOrderAnswers(answers);
        if (!given.ok) return given;
        const saved = await answerQuestions(orders, { orderId, answers: given.value });
        return saved.ok ? succeed(null) : saved;
      }),
    chooseOccupation: (token, occupation) =>
      withOrder(token, async (orderId) => {
        const chosen = await chooseOccupation(orders, { orderId, occupation });
        return chosen.ok ? succeed(null) : chosen;
      }),
    askSecondRound: (token) =>
      withOrder(token, (orderId) => askSecondRound(parts.secondRounds, orderId)),
    askNewAddress: (token, email) =>
      withOrder(token, (orderId) => requestAddress(address, { orderId, address: email })),
    confirmAddress: (token) => confirmAddress(address, token),
    requestCancel: (token, reason) =>
      withOrder(token, async (orderId) => {
        const asked = await requestCancel(orders, { orderId, reason });
        return asked.ok ? succeed(null) : asked;
      }),
    sendLinks: (email) => requestLinks(lostLinks, email),
  };
}

function toOrderAnswers({
  interviewAt,
  timeZone,
  posting,
  notes,
}: InterviewAnswers): Result<OrderAnswers, 'invalid-answers'> {
  if (interviewAt === '')
    return succeed({ interviewAt: null, interviewZone: null, posting, notes });
  // A browser without script can't tell its zone; the shop's own is the best guess and is shown.
  const zone = timeZone === '' ? 'America/New_York' : timeZone;
  const moment = fromWallClock(interviewAt, zone);
  return moment
    ? succeed({ interviewAt: moment.toISOString(), interviewZone: zone, posting, notes })
    : fail('invalid-answers', 'Enter the date and time of your interview.');
}
