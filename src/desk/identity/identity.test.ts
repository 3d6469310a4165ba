import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock, type TestClock } from '../../../test/support/test-clock';
import { hours, minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { identityTables, testIdentity, tokenOf } from './testing';
import {
  acceptInvitation,
  ensureDemoOwner,
  hasOwner,
  inviteOwner,
  readSession,
  signIn,
  signOut,
  type IdentityContext,
} from './index';

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
});

const password = 'a long enough password';
const attempt = (name: string, word: string, address = '203.0.113.5') =>
  signIn(context, { name, password: word, address });

async function signedIn(): Promise<string> {
  await ensureDemoOwner(context, password);
  const result = await attempt('admin', password);
  return tokenOf(result);
}

test('the right password opens a session that names its owner', async () => {
  expect(await readSession(context, await signedIn())).toMatchObject({
    name: 'admin',
    role: 'owner',
  });
});

test.each([
  ['admin', 'wrong'],
  ['nobody', password],
  ['', ''],
  ['admin', ''],
  ["' OR 1=1 --", "' OR 1=1 --"],
])('signing in as %o with %o has the one answer', async (name, word) => {
  await ensureDemoOwner(context, password);
  expect(await attempt(name, word)).toEqual({
    ok: false,
    failure: { code: 'invalid-credentials', sentence: 'Invalid credentials' },
  });
});

test('a session ends after two idle hours, and activity keeps it', async () => {
  const token = await signedIn();
  for (let hour = 0; hour < 4; hour += 1) {
    clock.advance(minutes(90));
    expect(await readSession(context, token)).not.toBeNull();
  }
  clock.advance(minutes(121));
  expect(await readSession(context, token)).toBeNull();
});

test('a session ends after twelve hours however busy it was', async () => {
  const token = await signedIn();
  for (let hour = 0; hour < 11; hour += 1) {
    clock.advance(hours(1));
    expect(await readSession(context, token)).not.toBeNull();
  }
  clock.advance(hours(1));
  expect(await readSession(context, token)).toBeNull();
});

test('signing out ends the session on the server', async () => {
  const token = await signedIn();
  await signOut(context, token);
  expect(await readSession(context, token)).toBeNull();
});

test('signing in again gives a new token and ends the one the browser had', async () => {
  const old = await signedIn();
  const result = await signIn(context, {
    name: 'admin',
    password,
    address: '203.0.113.5',
    previousToken: old,
  });
  expect(tokenOf(result)).not.toBe(old);
  expect(await readSession(context, old)).toBeNull();
});

test.each([undefined, '', 'true', 'x'.repeat(5_000)])(
  'the token %o opens nothing',
  async (token) => {
    await signedIn();
    expect(await readSession(context, token)).toBeNull();
  },
);

test('the table holds no token that could be used', async () => {
  const token = await signedIn();
  const [row] = await database.queryRows('SELECT token_hash FROM staff_session');
  expect(row?.['token_hash']).not.toBe(token);
  expect(await readSession(context, String(row?.['token_hash']))).toBeNull();
});

test('after ten tries an address waits, also with the right password, and others don’t', async () => {
  await ensureDemoOwner(context, password);
  for (let tries = 0; tries < 10; tries += 1) await attempt('admin', 'wrong');
  expect(await attempt('admin', password)).toMatchObject({ failure: { code: 'too-many' } });
  expect(await attempt('admin', password, '198.51.100.7')).toMatchObject({ ok: true });
  clock.advance(minutes(6));
  expect(await attempt('admin', password)).toMatchObject({ ok: true });
});

test('guessing a name from many addresses slows guessers down and does not lock its owner out', async () => {
  await ensureDemoOwner(context, password);
  for (let tries = 0; tries < 40; tries += 1)
    await attempt('admin', 'wrong', `198.51.100.${tries % 10}`);
  expect(await attempt('admin', password, '198.51.100.3')).toMatchObject({
    failure: { code: 'too-many' },
  });
  expect(await attempt('admin', password, '203.0.113.5')).toMatchObject({ ok: true });
});

test('a name nobody has costs the same one hash of the same strength as a wrong password', async () => {
  await ensureDemoOwner(context, password);
  const worked: string[] = [];
  const counting = {
    ...context,
    verifyHash: async (hash: string, word: string) => {
      worked.push(hash.slice(0, hash.lastIndexOf(',p=') + 4));
      return context.verifyHash(hash, word);
    },
  };
  const count = async (name: string, word: string) => {
    worked.length = 0;
    await signIn(counting, { name, password: word, address: '203.0.113.5' });
    return [...worked];
  };
  const known = await count('admin', 'wrong');
  expect(known).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
  expect(await count('nobody', 'wrong')).toEqual(known);
  expect(await count('', '')).toEqual(known);
  await database.runScript("UPDATE staff SET active = false WHERE name = 'admin'");
  expect(await count('admin', password)).toEqual(known);
});

test('guesses are told in the log, but neither what was typed nor more than a few', async () => {
  await ensureDemoOwner(context, password);
  const [{ last = 0 } = {}] = await database.queryRows(
    'SELECT coalesce(max(id), 0)::int AS last FROM audit_event',
  );
  for (const name of ['admin', 'my-secret-word', 'a', 'b', 'c', 'd', 'e', 'f'])
    await attempt(name, 'wrong');
  const lines = await database.queryRows(
    'SELECT kind, actor, subject, reason FROM audit_event WHERE id > $1 ORDER BY id',
    [last],
  );
  expect(lines).toHaveLength(5);
  expect(lines.slice(0, 2)).toMatchObject([
    { kind: 'sign-in-refused', subject: 'admin' },
    { subject: 'an unknown name' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('my-secret-word');
});

test('a limit that cannot be counted lets nobody in', async () => {
  await ensureDemoOwner(context, password);
  const blind = { ...context, limiter: { take: async () => false } };
  expect(await signIn(blind, { name: 'admin', password, address: '203.0.113.5' })).toMatchObject({
    failure: { code: 'too-many' },
  });
});

test('a person who was made inactive is out at once', async () => {
  const token = await signedIn();
  await database.runScript("UPDATE staff SET active = false WHERE name = 'admin'");
  expect(await readSession(context, token)).toBeNull();
  expect(await attempt('admin', password)).toMatchObject({ ok: false });
});

test('a new demo password replaces the old one', async () => {
  await ensureDemoOwner(context, password);
  await ensureDemoOwner(context, 'another long password');
  expect(await attempt('admin', password)).toMatchObject({ ok: false });
  expect(await attempt('admin', 'another long password')).toMatchObject({ ok: true });
});

test('the first owner is made by an invitation that works once and for a day', async () => {
  expect(await hasOwner(context)).toBe(false);
  const token = await inviteOwner(context);
  for (const weak of ['short', 'mara-mara-mara'])
    expect(await acceptInvitation(context, { token, name: 'mara', password: weak })).toMatchObject({
      failure: { code: 'weak-password' },
    });
  expect(await acceptInvitation(context, { token, name: ' mara ', password })).toMatchObject({
    ok: true,
    value: { name: 'mara', role: 'owner' },
  });
  expect(await hasOwner(context)).toBe(true);
  expect(await acceptInvitation(context, { token, name: 'eve', password })).toMatchObject({
    failure: { code: 'no-invitation' },
  });
  const late = await inviteOwner(context);
  clock.advance(hours(25));
  expect(await acceptInvitation(context, { token: late, name: 'eve', password })).toMatchObject({
    failure: { code: 'no-invitation' },
  });
});

test('the name of someone who has left is not given to another, and the invitation stays good', async () => {
  await ensureDemoOwner(context, password);
  await database.runScript("UPDATE staff SET active = false WHERE name = 'admin'");
  const token = await inviteOwner(context);
  expect(await acceptInvitation(context, { token, name: 'admin', password })).toMatchObject({
    failure: { code: 'name-taken' },
  });
  expect(await acceptInvitation(context, { token, name: 'mara', password })).toMatchObject({
    ok: true,
  });
});

test('an invitation is refused to whoever tries too many, before a password is looked at', async () => {
  const asked = { token: 'none', name: 'eve', password: 'weak' };
  for (let tried = 0; tried < 30; tried += 1)
    expect(await acceptInvitation(context, asked)).toMatchObject({
      failure: { code: 'weak-password' },
    });
  expect(await acceptInvitation(context, asked)).toMatchObject({ failure: { code: 'too-many' } });
});
