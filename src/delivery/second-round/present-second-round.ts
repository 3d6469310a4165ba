import { after, days } from '../../kernel/time';
import { MOST_ATTEMPTS, type SecondRound } from '../../report/second-round';
import { hasReport, type OrderView } from '../../shop/orders/shape';
import { SECOND_ROUND_DAYS, type SecondRoundView } from './shape';

/** Whoever asked in time and got nothing has at least so many days to ask again. */
const DAYS_AFTER_FAILURE = 14;

export interface RoundToPresent {
  readonly order: Pick<OrderView, 'state' | 'payment' | 'deliveredAt'>;
  readonly round: Pick<SecondRound, 'state' | 'attempt' | 'askedAt' | 'found'> | undefined;
  readonly now: Date;
}

/** Null where there is no report to compare with: not delivered, refunded, disputed, or erased. */
export function presentSecondRound({ order, round, now }: RoundToPresent): SecondRoundView | null {
  const { deliveredAt } = order;
  if (!hasReport(order) || deliveredAt === null) return null;
  const offeredUntil = after(new Date(deliveredAt), days(SECOND_ROUND_DAYS));
  switch (round?.state) {
    case undefined:
      return now < offeredUntil
        ? { state: 'offered', until: offeredUntil.toISOString() }
        : { state: 'over' };
    case 'looking':
    case 'in-review':
      return { state: 'looking', byExpert: round.state === 'in-review' };
    case 'ready':
      return { state: 'ready', changes: round.found?.changes.length ?? 0 };
    case 'failed': {
      if (round.attempt >= MOST_ATTEMPTS) return { state: 'stuck' };
      const again = after(round.askedAt, days(DAYS_AFTER_FAILURE));
      const until = again > offeredUntil ? again : offeredUntil;
      return now < until ? { state: 'failed', until: until.toISOString() } : { state: 'over' };
    }
  }
}
