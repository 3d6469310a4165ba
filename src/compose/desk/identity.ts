import { readSession, sessionCookie, type IdentityContext } from '../../desk/identity';
import { verifyHash } from '../../desk/identity/password/passwords';
import type { StaffMember } from '../../desk/identity/shape';
import { letGoOfReviews } from '../../desk/review';
import { deleteViewsOf } from '../../desk/views';
import { checkMailAddress } from '../../platform/mail';
import type { Platform } from '../platform/platform';

export function composeIdentity({
  config,
  database,
  clock,
  limiter,
  mailer,
  signer,
  sealer,
}: Platform): IdentityContext {
  return {
    database,
    clock,
    limiter,
    signer,
    sealer,
    verifyHash,
    baseUrl: config.baseUrl,
    requiresSecondFactor: config.mode === 'live',
    letGo: letGoOfReviews,
    deleteViews: deleteViewsOf,
    async mailInvitation(transaction, { id, email, by, role, endsAt }) {
      const to = checkMailAddress(email);
      if (!to.ok) return false;
      await mailer.queue(transaction, {
        key: `staff-invited:${id}`,
        template: 'staff-invited',
        to: to.value,
        values: { invitation: id, by, role, endsAt: endsAt.toISOString() },
      });
      return true;
    },
  };
}

/** Whoever is signed in by the cookie of a request. */
export function readMember(platform: Platform): (request: Request) => Promise<StaffMember | null> {
  const identity = composeIdentity(platform);
  const cookie = sessionCookie(platform.config);
  return (request) => readSession(identity, cookie.read(request));
}
