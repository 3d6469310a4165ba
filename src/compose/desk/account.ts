import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  endOwnSession,
  readAccount,
  readBegun,
  readSession,
  readStepUp,
  renewRecoveryCodes,
  stepUp,
} from '../../desk/identity';
import { permit, type Permit, type StaffAction } from '../../desk/policy';
import type { PermitProblem } from '../../desk/policy/shape';
import { succeed, type Result } from '../../kernel/result';
import type { AccountServices } from '../../web/desk/account/services.server';
import type { Platform } from '../platform';
import { composeIdentity } from './identity';
import { composeSessionCookie } from './session-cookie';

export function composeAccount(platform: Platform): AccountServices {
  const identity = composeIdentity(platform);
  const cookie = composeSessionCookie(platform.config);
  async function as<Action extends StaffAction, Value, Code extends string>(
    request: Request,
    action: Action,
    perform: (allowed: Permit<Action>, token: string | undefined) => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code | PermitProblem>> {
    const token = cookie.read(request);
    const allowed = permit(await readSession(identity, token), action);
    return allowed.ok ? perform(allowed.value, token) : allowed;
  }
  const own = 'keep-own-account';
  const factor = 'change-second-factor';
  return {
    read: (request) =>
      as(request, own, async (allowed, token) =>
        succeed(await readAccount(identity, allowed, token)),
      ),
    endSession: (request, id) =>
      as(request, own, (allowed) => endOwnSession(identity, allowed, id)),
    endOtherSessions: (request) =>
      as(request, own, (allowed, token) => endOtherSessions(identity, allowed, token)),
    changePassword: (request, words) =>
      as(request, own, (allowed, token) => changePassword(identity, allowed, { ...words, token })),
    beginSecondFactor: (request) =>
      as(request, factor, async (allowed) => succeed(await beginSecondFactor(identity, allowed))),
    async begunSecondFactor(request) {
      const begun = await as(request, factor, async (allowed) =>
        succeed(await readBegun(identity, allowed)),
      );
      return begun.ok ? begun.value : null;
    },
    confirmSecondFactor: (request, code) =>
      as(request, factor, (allowed, token) =>
        confirmSecondFactor(identity, allowed, { code, token }),
      ),
    renewRecoveryCodes: (request) =>
      as(request, factor, (allowed) => renewRecoveryCodes(identity, allowed)),
    readStepUp: (request) => readStepUp(identity, cookie.read(request)),
    async stepUp(request, { proof, clientAddress }) {
      const stepped = await stepUp(identity, {
        token: cookie.read(request),
        proof,
        address: clientAddress,
      });
      return stepped.ok ? succeed({ cookie: cookie.give(stepped.value.token) }) : stepped;
    },
  };
}
