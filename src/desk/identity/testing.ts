import { silentLog } from '../../../test/support/silent-log';
import type { TestClock } from '../../../test/support/test-clock';
import type { Result } from '../../kernel/result';
import type { Database } from '../../platform/database';
import { createRateLimiter } from '../../platform/http';
import { createSealer, createSigner } from '../../platform/signing';
import type { IdentityContext } from './ports';
import type { SignedIn } from './sign-in';

export const identityTables = 'DELETE FROM rate_limit; DELETE FROM staff_session; DELETE FROM staff_invitation; DELETE FROM staff_recovery_code; DELETE FROM staff';

export function testIdentity(database: Database, clock: TestClock): IdentityContext {
  const key = Buffer.alloc(48, 7);
  return {
    database, clock,
    limiter: createRateLimiter({ database, clock, log: silentLog }),
    signer: createSigner(key),
    sealer: createSealer(key),
    requiresSecondFactor: false,
    letGo: async () => undefined,
  };
}

/** The token of whoever is in. */
export function tokenOf(signed: Result<SignedIn>): string {
  if (!signed.ok) throw new Error(signed.failure.sentence);
  if (!('token' in signed.value)) throw new Error('The second step is still to come.');
  return signed.value.token;
}
