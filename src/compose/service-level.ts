import { serviceHandlers, switchService, viewService } from '../desk/service';
import type { StaffMember } from '../desk/identity/shape';
import { permit } from '../desk/policy';
import type { JobHandler } from '../platform/jobs';
import { listPromised } from '../shop/orders';
import type { ServiceLevelServices } from '../web/services.server';
import { deliveryOf } from './delivery-rule';
import type { Platform } from './platform';
import type { Shop } from './shop';

export function composeServiceHandlers({ config, database, clock, mailer }: Platform, shop: Shop): readonly JobHandler[] {
  return serviceHandlers({
    database, clock, mailer,
    teamAddress: config.mail.team,
    listPromised: (until) => listPromised(shop.orders, until),
  });
}

export function composeServiceLevel({ database, clock, config }: Platform, who: (request: Request) => Promise<StaffMember | null>): ServiceLevelServices {
  return {
    async view(request) {
      const allowed = permit(await who(request), 'switch-service');
      return allowed.ok ? viewService({ database, clock }, deliveryOf(config), allowed.value) : allowed;
    },
    async change(request, change) {
      const allowed = permit(await who(request), 'switch-service');
      return allowed.ok ? switchService({ database, clock }, allowed.value, change) : allowed;
    },
  };
}
