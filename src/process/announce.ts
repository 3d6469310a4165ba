import type { Role } from '../config';

/** What a person who has just started the shop wants to know. */
export interface StartFacts {
  readonly mode: 'demo' | 'live';
  readonly baseUrl: string;
  readonly roles: readonly Role[];
  readonly database: string;
  readonly dataDirectory: string;
  readonly research: 'sample' | 'web';
  readonly review: 'auto' | 'required';
  readonly payments: string;
  readonly mail: string;
  /** Only where it may be shown: a demo that this machine alone can see. */
  readonly password: string | undefined;
  readonly startedInMilliseconds: number;
}

export function announce(facts: StartFacts): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Shop', facts.baseUrl],
    ['Desk', `${facts.baseUrl}/admin`],
    ...(facts.password === undefined ? [] : [['Login', `admin / ${facts.password}`] as const]),
    ...(facts.mode === 'demo' ? [['Outbox', `${facts.baseUrl}/outbox`] as const] : []),
    [
      'Mode',
      `${facts.mode} (research: ${facts.research}, review: ${facts.review}, payments: ` +
        `${facts.payments}, mail: ${facts.mail})`,
    ],
    ['Roles', facts.roles.join(', ')],
    ['Database', facts.database],
    ['Data', facts.dataDirectory],
  ];
  const web = facts.roles.includes('web')
    ? rows
    : rows.filter(([name]) => !['Shop', 'Desk', 'Login', 'Outbox'].includes(name));
  const lines = web.map(([name, value]) => `  ${name.padEnd(9)} ${value}`);
  const took = (facts.startedInMilliseconds / 1_000).toFixed(1);
  return `\nForeword is ready after ${took} s.\n\n${lines.join('\n')}\n\nStop it with Ctrl-C.\n`;
}
