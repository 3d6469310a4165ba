import { inSeconds } from '../../kernel/time';
import { SESSION_LASTS } from '../../desk/identity';
import type { Platform } from '../platform';

export interface SessionCookie {
  read(request: Request): string | undefined;
  /** The header that gives a browser its token. */
  give(token: string): string;
  take(): string;
}

export function composeSessionCookie({
  baseUrl,
}: Pick<Platform['config'], 'baseUrl'>): SessionCookie {
  const secure = baseUrl.startsWith('https:');
  const name = secure ? '__Host-foreword_staff' : 'foreword_staff';
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
    give: (token) => header(token, inSeconds(SESSION_LASTS)),
    take: () => header('', 0),
  };
}
