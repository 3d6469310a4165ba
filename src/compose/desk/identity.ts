import { readSession, type IdentityContext } from '../../desk/identity';
import type { StaffMember } from '../../desk/identity/shape';
import { letGoOfReviews } from '../../desk/review';
import type { Platform } from '../platform';
import { composeSessionCookie } from './session-cookie';

export function composeIdentity({ config, database, clock, limiter, signer, sealer }: Platform): IdentityContext {
  return { database, clock, limiter, signer, sealer, requiresSecondFactor: config.mode === 'live', letGo: letGoOfReviews };
}

/** Whoever is signed in by the cookie of a request. */
export function readMember(platform: Platform): (request: Request) => Promise<StaffMember | null> {
  const identity = composeIdentity(platform);
  const cookie = composeSessionCookie(platform.config);
  return (request) => readSession(identity, cookie.read(request));
}
