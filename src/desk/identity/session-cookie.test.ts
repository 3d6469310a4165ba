import { expect, test } from 'vitest';
import { challengeCookie, sessionCookie } from './session-cookie';

const shop = { baseUrl: 'https://shop.example' };
const asked = (cookie: string) => new Request('https://shop.example/desk', { headers: { cookie } });

test('a session cookie is read back from what a browser sends along with others', () => {
  const cookie = sessionCookie(shop);
  const [given = ''] = cookie.give('a-token').split(';');
  expect(cookie.read(asked(`theme=dark; ${given}; other=1`))).toBe('a-token');
  expect(cookie.read(asked('theme=dark'))).toBeUndefined();
  expect(cookie.read(asked('foreword_staff=a-token'))).toBeUndefined();
});

test('a session cookie is for this host alone where the shop is reached safely', () => {
  expect(sessionCookie(shop).give('t')).toMatch(
    /^__Host-foreword_staff=t; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(sessionCookie({ baseUrl: 'http://localhost:4000' }).give('t')).toMatch(
    /^foreword_staff=t; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
});

test('taking a session cookie empties it at once, and a passkey’s challenge has a name of its own', () => {
  expect(sessionCookie(shop).take()).toContain('foreword_staff=; Path=/; Max-Age=0;');
  expect(challengeCookie(shop).give('t')).toContain('foreword_passkey=t; Path=/; Max-Age=300;');
});
