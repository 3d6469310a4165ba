import { ordersDesk } from '../../desk/orders';
import type { RetentionRule } from '../../desk/privacy/shape';
import type { DeskContexts } from '../../web/desk/contexts.server';
import { raisingOf } from '../platform/raise-alerts';
import { deliveryOf } from '../shop/delivery-rule';
import { composeIdentity, readMember } from './identity';
import { composePersonalData } from './keepers';
import { composeHealth, composeOperations, type OperationsParts } from './operations';
import { composeDeskOrder, maskedRenderer, type DeskOrderParts } from './order';

export interface DeskParts extends OperationsParts, DeskOrderParts {
  readonly retention: readonly RetentionRule[];
}

/** What the desk's pages hand to the verbs they call. */
export function composeDesk(parts: DeskParts): DeskContexts {
  const {
    platform,
    shop: { orders },
    links,
    retention,
  } = parts;
  const { config, database, clock, demoSecrets, files, jobs, log, mailer } = platform;
  const order = { ...composeDeskOrder(parts), renderer: maskedRenderer(parts) };
  return {
    who: readMember(platform),
    identity: composeIdentity(platform),
    demoLogin:
      config.mode === 'demo' && !config.demoPublic && demoSecrets
        ? { username: 'admin', password: demoSecrets.adminPassword }
        : null,
    alerts: raisingOf(platform),
    audit: { database, clock },
    codes: { database, clock },
    bulk: {
      clock,
      acting: order.acting,
      onFault: (error, number) =>
        log.error({ error, order: number }, 'one order of several failed'),
    },
    figures: { database, clock },
    health: composeHealth(parts),
    inbox: { database, clock, mailer, orders, supportAddress: config.mail.support },
    links,
    operations: composeOperations(parts),
    order,
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
    review: parts.review,
    views: { database, clock },
    service: { database, clock, delivery: deliveryOf(config) },
  };
}
