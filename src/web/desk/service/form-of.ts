import { toWallClock } from '../../../kernel/moments/zoned-time';
import type { ServiceForm, ServiceSettings } from '../../../desk/service/shape';

const AWAY_WORDS =
  'We’re taking a short break so we can give every report our full attention. Thank you for your patience.';

/** What the page's fields show of settings. */
export function serviceFormOf({ away, capacity, week }: ServiceSettings): ServiceForm {
  return {
    ...(away && { away: 'yes' }),
    awayFrom: away ? toWallClock(away.from, week.zone) : '',
    awayUntil: away?.until ? toWallClock(away.until, week.zone) : '',
    awayWords: away?.words ?? AWAY_WORDS,
    awayOrders: away?.takesOrders === true ? 'take' : 'stop',
    ...(capacity && { capacity: 'yes' }),
    experts: String(capacity?.experts ?? 1),
    reportsADay: String(capacity?.reportsADay ?? 12),
    longestWaitHours: String(capacity?.longestWaitHours ?? ''),
    workFrom: week.from,
    workUntil: week.until,
    zone: week.zone,
    days: week.days.map(String),
  };
}
