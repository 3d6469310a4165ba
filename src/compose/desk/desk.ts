import type { DeskContexts } from '../../web/desk/contexts.server';
import { raisingOf } from '../platform/raise-alerts';
import type { Platform } from '../platform/platform';
import { readMember } from './identity';

/** What the desk's pages hand to the verbs they call. */
export function composeDesk(platform: Platform): DeskContexts {
  return {
    who: readMember(platform),
    alerts: raisingOf(platform),
    audit: platform,
    figures: platform,
  };
}
