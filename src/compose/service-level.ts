import { serviceHandlers } from '../desk/service';
import type { JobHandler } from '../platform/jobs';
import { listPromised } from '../shop/orders';
import type { Platform } from './platform';
import type { Shop } from './shop';

export function composeServiceHandlers({ config, database, clock, mailer }: Platform, shop: Shop): readonly JobHandler[] {
  return serviceHandlers({
    database, clock, mailer,
    teamAddress: config.mail.team,
    listPromised: (until) => listPromised(shop.orders, until),
  });
}
