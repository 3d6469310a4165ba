import { inSeconds, minutes } from '../kernel/time';
import { fail, succeed } from '../kernel/result';
import { acceptInvitation, readSession, SESSION_LASTS, signIn, signOut, type IdentityContext } from '../desk/identity';
import type { StaffServices } from '../web/services.server';
import type { StaffMember } from '../desk/identity/shape';
import type { Platform } from './platform';
import { composeStaffReports, type StaffParts } from './staff-reports';

/** Hashing a password is dear, and nobody types one faster. */
const INVITATION_TRIES = 30;

/** Whoever is signed in by the cookie of a request. */
export function readMember({ config, database, clock, limiter }: Platform): (request: Request) => Promise<StaffMember | null> {
  return (request) => readSession({ database, clock, limiter }, readCookie(request, cookieNameOf(config)));
}

const isSecure = ({ baseUrl }: Platform['config']): boolean => baseUrl.startsWith('https:');
const cookieNameOf = (config: Platform['config']): string => (isSecure(config) ? '__Host-foreword_staff' : 'foreword_staff');

export function composeStaffServices(parts: StaffParts): StaffServices {
  const { platform } = parts;
  const { config, database, clock, limiter, demoSecrets } = platform;
  const identity: IdentityContext = { database, clock, limiter };
  const secure = isSecure(config);
  const cookieName = cookieNameOf(config);
  const who = readMember(platform);
  const cookie = (value: string, age: number): string =>
    `${cookieName}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const tokenOf = (request: Request): string | undefined => readCookie(request, cookieName);
  const demo = config.mode === 'demo';

  return {
    demoLogin: demo && !config.demoPublic && demoSecrets ? { username: 'admin', password: demoSecrets.adminPassword } : null,
    who,
    async signIn(request, { username, password, clientAddress }) {
      const signed = await signIn(identity, { name: username, password, address: clientAddress, previousToken: tokenOf(request) });
      return signed.ok ? succeed(cookie(signed.value.token, inSeconds(SESSION_LASTS))) : signed;
    },
    async signOut(request) {
      const token = tokenOf(request);
      if (token !== undefined) await signOut(identity, token);
      return cookie('', 0);
    },
    reports: composeStaffReports(parts, who),
    async acceptInvitation(token, { name, password }) {
      if (!(await limiter.take('invitation', INVITATION_TRIES, minutes(5)))) return fail('too-many', 'Too many tries. Please wait five minutes.');
      return acceptInvitation(identity, { token, name, password });
    },
  };
}

function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value) return value;
  }
  return undefined;
}
