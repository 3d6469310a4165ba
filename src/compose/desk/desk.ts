import type { DeskContexts } from '../../web/desk/contexts.server';
import { raisingOf } from '../platform/raise-alerts';
import type { Platform } from '../platform/platform';
import { composeIdentity, readMember } from './identity';

/** What the desk's pages hand to the verbs they call. */
export function composeDesk(platform: Platform): DeskContexts {
  const { config, demoSecrets } = platform;
  return {
    who: readMember(platform),
    identity: composeIdentity(platform),
    demoLogin:
      config.mode === 'demo' && !config.demoPublic && demoSecrets
        ? { username: 'admin', password: demoSecrets.adminPassword }
        : null,
    alerts: raisingOf(platform),
    audit: platform,
    figures: platform,
  };
}
