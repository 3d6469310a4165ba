import { ordersDesk } from '../../desk/orders';
import type { RetentionRule } from '../../desk/privacy/shape';
import type { DeskContexts } from '../../web/desk/contexts.server';
import { raisingOf } from '../platform/raise-alerts';
import { deliveryOf } from '../shop/delivery-rule';
import { composeIdentity, readMember } from './identity';
import { composePersonalData } from './keepers';
import { composeHealth, composeOperations, type OperationsParts } from './operations';

export interface DeskParts extends OperationsParts {
  readonly retention: readonly RetentionRule[];
}

/** What the desk's pages hand to the verbs they call. */
export function composeDesk(parts: DeskParts): DeskContexts {
  const {
    platform,
    shop: { orders },
    retention,
  } = parts;
  const { config, database, clock, demoSecrets, files, jobs, mailer } = platform;
  return {
    who: readMember(platform),
    identity: composeIdentity(platform),
    demoLogin:
      config.mode === 'demo' && !config.demoPublic && demoSecrets
        ? { username: 'admin', password: demoSecrets.adminPassword }
        : null,
    alerts: raisingOf(platform),
    audit: { database, clock },
    figures: { database, clock },
    inbox: { database, clock, mailer, orders, supportAddress: config.mail.support },
    health: composeHealth(parts),
    operations: composeOperations(parts),
    orders: ordersDesk(orders, config),
    privacy: {
      database,
      clock,
      files,
      orders,
      queue: jobs.queue,
      keepers: composePersonalData(platform),
    },
    retention: { database, clock, rules: retention },
    service: { database, clock, delivery: deliveryOf(config) },
  };
}
