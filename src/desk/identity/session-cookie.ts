import { inSeconds, minutes, type Duration } from '../../kernel/time';
import type { IdentityContext } from './ports';
import { SESSION_LASTS } from './sign-in';

export interface SessionCookie {
  read(request: { readonly headers: Pick<Headers, 'get'> }): string | undefined;
  /** The header that gives a browser its token. */
  give(token: string): string;
  take(): string;
}

type About = Pick<IdentityContext, 'baseUrl'>;

/** A browser keeps what it was asked for by a passkey as long as the answer is taken. */
const CHALLENGE_LASTS = minutes(5);

export const sessionCookie = (about: About): SessionCookie =>
  cookieOf(about, 'foreword_staff', SESSION_LASTS);

export const challengeCookie = (about: About): SessionCookie =>
  cookieOf(about, 'foreword_passkey', CHALLENGE_LASTS);

function cookieOf({ baseUrl }: About, plainName: string, lasts: Duration): SessionCookie {
  const secure = baseUrl.startsWith('https:');
  const name = secure ? `__Host-${plainName}` : plainName;
  const header = (value: string, age: number): string =>
    `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return {
    read(request) {
      for (const part of (request.headers.get('cookie') ?? '').split(';')) {
        const [key, value] = part.trim().split('=');
        if (key === name && value) return value;
      }
      return undefined;
    },
    give: (token) => header(token, inSeconds(lasts)),
    take: () => header('', 0),
  };
}
