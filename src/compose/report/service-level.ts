import { raiseAlert, settleAlerts } from '../../desk/alerts';
import { listOwedAnswers, serviceHandlers } from '../../desk/service';
import type { JobHandler } from '../../platform/jobs';
import { listPromised } from '../../shop/orders';
import { raisingOf } from '../platform/raise-alerts';
import type { Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';

export function composeServiceHandlers(platform: Platform, shop: Shop): readonly JobHandler[] {
  const { config, database, clock, mailer } = platform;
  const raising = raisingOf(platform);
  return serviceHandlers({
    raise: (transaction, alert, mail) => raiseAlert(raising, transaction, alert, mail),
    settle: (transaction, kind, lasting) => settleAlerts(raising, transaction, kind, lasting),
    database,
    clock,
    mailer,
    teamAddress: config.mail.team,
    supportAddress: config.mail.support,
    listOwedAnswers: () => listOwedAnswers(shop.orders),
    listPromised: (until) => listPromised(shop.orders, until),
  });
}
