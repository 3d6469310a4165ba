import {
  addPasskey,
  askToStepUp,
  beginPasskey,
  beginSecondFactor,
  challengeCookie,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  endOwnSession,
  readAccount,
  readBegun,
  readSession,
  readStepUp,
  removePasskey,
  renewRecoveryCodes,
  sessionCookie,
  stepUp,
  stepUpWithPasskey,
} from '../../desk/identity';
import { permit, type Permit, type StaffAction } from '../../desk/policy';
import type { PermitProblem } from '../../desk/policy/shape';
import { succeed, type Result } from '../../kernel/result';
import type { AccountServices } from '../../web/desk/account/services.server';
import type { Platform } from '../platform/platform';
import { composeIdentity } from './identity';

export function composeAccount(platform: Platform): AccountServices {
  const identity = composeIdentity(platform);
  const cookie = sessionCookie(platform.config);
  const challenge = challengeCookie(platform.config);
  async function as<Action extends StaffAction, Value, Code extends string>(
    request: Request,
    action: Action,
    perform: (allowed: Permit<Action>, token: string | undefined) => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code | PermitProblem>> {
    const token = cookie.read(request);
    const allowed = permit(await readSession(identity, token), action);
    return allowed.ok ? perform(allowed.value, token) : allowed;
  }
  const withCookie = <Options>({ options, ticket }: { options: Options; ticket: string }) => ({
    options,
    cookie: challenge.give(ticket),
  });
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
    async beginPasskey(request) {
      const begun = await as(request, factor, (allowed, token) =>
        beginPasskey(identity, allowed, token),
      );
      return begun.ok ? succeed(withCookie(begun.value)) : begun;
    },
    addPasskey: (request, { credential, name }) =>
      as(request, factor, (allowed, token) =>
        addPasskey(identity, allowed, { token, ticket: challenge.read(request), credential, name }),
      ),
    removePasskey: (request, id) =>
      as(request, factor, (allowed) => removePasskey(identity, allowed, id)),
    async askToStepUp(request) {
      const asked = await as(request, own, (_, token) => askToStepUp(identity, token));
      return asked.ok ? succeed(withCookie(asked.value)) : asked;
    },
    async stepUpWithPasskey(request, credential) {
      const stepped = await stepUpWithPasskey(identity, {
        token: cookie.read(request),
        ticket: challenge.read(request),
        credential,
      });
      return stepped.ok ? succeed({ cookie: cookie.give(stepped.value.token) }) : stepped;
    },
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
