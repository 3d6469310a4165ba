import { minutes } from '../kernel/time';
import { fail, succeed } from '../kernel/result';
import {
  acceptInvitation,
  askToSignIn,
  challengeCookie,
  finishSignIn,
  passkeySite,
  sessionCookie,
  signIn,
  signInWithPasskey,
  signOut,
} from '../desk/identity';
import type { StaffServices } from '../web/services.server';
import { composeIdentity, readMember } from './desk/identity';
import type { Platform } from './platform/platform';

/** Hashing a password is dear, and nobody types one faster. */
const INVITATION_TRIES = 30;

export { readMember } from './desk/identity';

export function composeStaffServices(platform: Platform): StaffServices {
  const { config, limiter, demoSecrets } = platform;
  const identity = composeIdentity(platform);
  const cookie = sessionCookie(config);
  const challenge = challengeCookie(config);
  const who = readMember(platform);
  const visitorOf = (request: Request, clientAddress: string) => ({
    address: clientAddress,
    agent: request.headers.get('user-agent') ?? undefined,
    previousToken: cookie.read(request),
  });
  const demo = config.mode === 'demo';

  return {
    demoLogin:
      demo && !config.demoPublic && demoSecrets
        ? { username: 'admin', password: demoSecrets.adminPassword }
        : null,
    who,
    async signIn(request, { username, password, clientAddress }) {
      const signed = await signIn(identity, {
        name: username,
        password,
        ...visitorOf(request, clientAddress),
      });
      if (!signed.ok) return signed;
      return succeed(
        'ticket' in signed.value ? signed.value : { cookie: cookie.give(signed.value.token) },
      );
    },
    async finishSignIn(request, { ticket, code, clientAddress }) {
      const signed = await finishSignIn(identity, {
        ticket,
        code,
        ...visitorOf(request, clientAddress),
      });
      return signed.ok ? succeed({ cookie: cookie.give(signed.value.token) }) : signed;
    },
    offersPasskeys: passkeySite(config.baseUrl) !== null,
    async askForPasskey() {
      const asked = askToSignIn(identity);
      if (!asked.ok) return asked;
      const { options, ticket } = asked.value;
      return succeed({ options, cookie: challenge.give(ticket) });
    },
    async signInWithPasskey(request, { credential, clientAddress }) {
      const signed = await signInWithPasskey(identity, {
        ticket: challenge.read(request),
        credential,
        ...visitorOf(request, clientAddress),
      });
      return signed.ok ? succeed({ cookie: cookie.give(signed.value.token) }) : signed;
    },
    async signOut(request) {
      const token = cookie.read(request);
      if (token !== undefined) await signOut(identity, token);
      return cookie.take();
    },
    async acceptInvitation(token, { name, password }) {
      if (!(await limiter.take('invitation', INVITATION_TRIES, minutes(5))))
        return fail('too-many', 'Too many attempts. Wait five minutes.');
      return acceptInvitation(identity, { token, name, password });
    },
  };
}
