import { beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '../../src/desk/identity/shape';
import { mayDo, needsStepUp, type StaffAction } from '../../src/desk/policy/shape';
import { shopInBrowser } from '../support/shop-in-browser';
import { callOf, deskRoutes, realRoutes, sourceOf } from '../rules/desk-routes';

const shop = shopInBrowser();

const declared = Object.entries(deskRoutes);

interface Visitor {
  readonly name: string;
  readonly role: StaffRole | null;
  readonly cookie: string;
  readonly query?: string;
}

const PASSWORD = 'a long walk by the river';
let visitors: readonly Visitor[];
let address = 0;

async function ask(
  path: string,
  { cookie, query = '' }: Pick<Visitor, 'cookie' | 'query'>,
  sent?: Readonly<Record<string, string>>,
): Promise<Response> {
  address += 1;
  const isResource = !sourceOf(
    realRoutes.find((route) => matches(route.path, path))?.file ?? 'desk/admin.tsx',
  ).includes('export default');
  const own = {
    Cookie: cookie,
    'X-Forwarded-For': `203.0.113.${address % 250}`,
    'Sec-Fetch-Site': 'same-origin',
    Origin: shop.baseUrl,
  };
  if (!sent) return fetch(`${shop.baseUrl}/${path}${query}`, { headers: own, redirect: 'manual' });
  const body = isResource ? JSON.stringify(sent) : new URLSearchParams(sent);
  return fetch(`${shop.baseUrl}/${path}${isResource ? '' : '.data'}`, {
    method: 'POST',
    headers: { ...own, ...(isResource ? { 'Content-Type': 'application/json' } : {}) },
    body,
    redirect: 'manual',
  });
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/gu, '[^/]+')}$`, 'u').test(path);
const concrete = (pattern: string): string => pattern.replaceAll(/:\w+/gu, 'FW-1');
const cookieOf = (answer: Response): string =>
  answer.headers.get('set-cookie')?.split(';')[0] ?? '';

async function logIn(username: string, password: string): Promise<string> {
  return cookieOf(
    await ask('admin', { cookie: '' }, { intent: 'sign-in', script: 'yes', username, password }),
  );
}

beforeAll(async () => {
  const [, ownersWord = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
  const stepped = cookieOf(
    await ask(
      'desk/step-up',
      { cookie: await logIn('admin', ownersWord) },
      { script: 'yes', proof: ownersWord },
    ),
  );
  const joined = async (role: StaffRole): Promise<Visitor> => {
    const invited = await (
      await ask('desk/staff', { cookie: stepped }, { intent: 'invite', role, email: '' })
    ).text();
    const [path = ''] = /desk\/invitation\/[\w~.-]+/u.exec(invited) ?? [];
    await ask(path, { cookie: '' }, { name: `Matrix ${role}`, password: PASSWORD });
    return { name: role, role, cookie: await logIn(`Matrix ${role}`, PASSWORD) };
  };
  const nobody = { role: null, cookie: '' };
  visitors = [
    { ...nobody, name: 'nobody' },
    {
      ...nobody,
      name: 'a forged cookie',
      cookie:
        'foreword_staff=Zm9yZ2VkLXRva2VuLW9mLXRoaXJ0eS10d28tYnl0ZXM; __Host-foreword_staff=forged',
    },
    { ...nobody, name: 'a forged flag', cookie: 'adminAuth=true', query: '?adminAuth=true' },
    { name: 'owner', role: 'owner', cookie: await logIn('admin', ownersWord) },
    await joined('expert'),
    await joined('support'),
  ];
  const left = visitors.filter(
    ({ role, cookie }) => role !== null && !cookie.startsWith('foreword_staff='),
  );
  if (left.length > 0) throw new Error(`Nobody let in ${left.map(({ name }) => name).join(', ')}.`);
});

const may = (role: StaffRole | null, duty: StaffAction | 'anyone'): boolean =>
  duty === 'anyone' || (role !== null && mayDo(role, duty));

/** What a visitor found: the page, the login in its place, the question who they are, or nothing. */
async function find(
  pattern: string,
  visitor: Visitor,
  query = '',
): Promise<'page' | 'login' | 'step-up' | 'nothing' | 'fault'> {
  const answer = await ask(concrete(pattern), {
    ...visitor,
    query: [visitor.query ?? '?', query].join('&'),
  });
  const text = await answer.text();
  if (answer.status >= 500) return 'fault';
  if (answer.headers.get('location')?.startsWith('/desk/step-up') === true) return 'step-up';
  if (answer.status >= 400) return 'nothing';
  return text.includes('Admin Login') && !text.includes('aria-label="Desk"') ? 'login' : 'page';
}

test('each page opens to those whose work it is, and to nobody else', async () => {
  for (const [pattern, { see, query }] of declared) {
    if (see === 'anyone' || see === 'nothing') continue;
    for (const visitor of visitors) {
      const found = await find(pattern, visitor, query);
      const open = pattern.includes(':')
        ? ['page', 'nothing']
        : ['page', ...(needsStepUp(see) ? ['step-up'] : [])];
      expect(
        may(visitor.role, see) ? open : ['login', 'nothing'].slice(visitor.role === null ? 0 : 1),
        `${visitor.name}: ${pattern}`,
      ).toContain(found);
    }
  }
});

test('each call is refused to whoever may not make it, and to an owner who has yet to show that it is them', async () => {
  for (const [pattern, { calls = [] }] of declared) {
    for (const { sent, duty } of calls) {
      if (duty === 'anyone') continue;
      const asksFirst = needsStepUp(duty);
      for (const visitor of visitors.filter(({ role }) => asksFirst || !may(role, duty))) {
        const text = await (await ask(concrete(pattern), visitor, callOf(sent))).text();
        const words =
          visitor.role === null
            ? 'Log in first.'
            : asksFirst && may(visitor.role, duty)
              ? 'Confirm your password. Nothing was changed.'
              : 'Your role doesn’t allow this.';
        expect(text, `${visitor.name}: ${pattern} ${JSON.stringify(sent)}`).toContain(words);
      }
    }
  }
});
