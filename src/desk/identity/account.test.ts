import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock, type TestClock } from '../../../test/support/test-clock';
import { hours, minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { shortAgent } from './agent';
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  ensureDemoOwner,
  readAccount,
  readSession,
  signIn,
  signOut,
  type IdentityContext,
} from './index';
import { addMember, identityTables, memberOf, permitFor, testIdentity, tokenOf } from './testing';

const password = 'a long enough password';
const address = '203.0.113.5';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let database: Database;
let clock: TestClock;
let context: IdentityContext;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.runScript(identityTables);
  clock = testClock();
  context = testIdentity(database, clock);
  await ensureDemoOwner(context, password);
});

const enter = async (agent = '') =>
  tokenOf(await signIn(context, { name: 'admin', password, address, agent }));
const own = async () => permitFor(await memberOf(database, 'admin'), 'keep-own-account');

test('one sees one’s own open sessions, this one marked, and none that has ended', async () => {
  await enter();
  clock.advance(hours(3));
  const other = await enter(FIREFOX);
  clock.advance(minutes(10));
  const token = await enter();
  const { sessions } = await readAccount(context, await own(), token);
  expect(sessions).toMatchObject([
    { isThis: true, agent: '' },
    { isThis: false, agent: 'Firefox 140 on Linux' },
  ]);
  expect(JSON.stringify(sessions)).not.toContain(other);
});

test('ending one session, or all others, ends them on the server and leaves this one', async () => {
  const [one, two, three] = [await enter(), await enter(), await enter()];
  const { sessions } = await readAccount(context, await own(), three);
  const first = sessions.find(({ isThis }) => !isThis)?.id ?? '';
  expect(await endOwnSession(context, await own(), first)).toMatchObject({ ok: true });
  expect(await endOwnSession(context, await own(), first)).toMatchObject({
    failure: { code: 'no-session' },
  });
  expect(
    [await readSession(context, one), await readSession(context, two)].filter(Boolean),
  ).toHaveLength(1);
  expect(await endOtherSessions(context, await own(), three)).toMatchObject({
    value: { ended: 1 },
  });
  expect([await readSession(context, one), await readSession(context, two)]).toEqual([null, null]);
  expect(await readSession(context, three)).not.toBeNull();
  await signOut(context, three);
  expect(await readSession(context, three)).toBeNull();
});

test('nobody ends another person’s session by its id', async () => {
  const token = await enter();
  const {
    sessions: [session],
  } = await readAccount(context, await own(), token);
  const eve = await addMember(database, clock, { name: 'eve', role: 'support' });
  expect(
    await endOwnSession(context, permitFor(eve, 'keep-own-account'), session?.id ?? ''),
  ).toMatchObject({ failure: { code: 'no-session' } });
  expect(await readSession(context, token)).not.toBeNull();
});

test('a new password asks for the old one, ends the other sessions, and counts from then on', async () => {
  const [token, other] = [await enter(), await enter()];
  const change = async (old: string, next: string) =>
    changePassword(context, await own(), { old, next, token });
  expect(await change('wrong', 'another long password')).toMatchObject({
    failure: { code: 'wrong-password' },
  });
  for (const weak of ['short', 'password1234'])
    expect(await change(password, weak)).toMatchObject({ failure: { code: 'weak-password' } });
  expect(await change(password, 'another long password')).toMatchObject({ ok: true });
  expect(await readSession(context, other)).toBeNull();
  expect(await readSession(context, token)).not.toBeNull();
  expect(await signIn(context, { name: 'admin', password, address })).toMatchObject({ ok: false });
  expect(
    await signIn(context, { name: 'admin', password: 'another long password', address }),
  ).toMatchObject({ ok: true });
  for (let tries = 0; tries < 9; tries += 1) await change('wrong', 'a third long password');
  expect(await change('another long password', 'a third long password')).toMatchObject({
    failure: { code: 'too-many' },
  });
});

test.each([
  [FIREFOX, 'Firefox 140 on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge 141 on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome 141 on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari 18 on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome 141 on Android',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', ''],
  [`x\u0000\u001b[31m\n${'y'.repeat(500)}`, `x[31m${'y'.repeat(55)}`],
])('the browser %j is told as %j', (agent, words) => {
  expect(shortAgent(agent)).toBe(words);
});
