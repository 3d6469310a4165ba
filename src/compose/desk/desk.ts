import type { RetentionRule } from '../../desk/privacy/shape';
import type { DeskContexts } from '../../web/desk/contexts.server';
import { raisingOf } from '../platform/raise-alerts';
import type { Platform } from '../platform/platform';
import { deliveryOf } from '../shop/delivery-rule';
import type { Shop } from '../shop/shop';
import { composeIdentity, readMember } from './identity';
import { composePersonalData } from './keepers';

export interface DeskParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly retention: readonly RetentionRule[];
}

/** What the desk's pages hand to the verbs they call. */
export function composeDesk({ platform, shop: { orders }, retention }: DeskParts): DeskContexts {
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
