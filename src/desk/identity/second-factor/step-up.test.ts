import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock, type TestClock } from '../../../../test/support/test-clock';
import { minutes, seconds } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { ensureDemoOwner, readSession, readStepUp, signIn, stepUp, type IdentityContext } from '..';
import { identityTables, testIdentity, tokenOf } from '../testing';

const password = 'a long enough password';
const address = '203.0.113.5';
let database: Database;
let clock: TestClock;
let context: IdentityContext;
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.runScript(identityTables);
  clock = testClock();
  context = testIdentity(database, clock);
  await ensureDemoOwner(context, password);
  token = tokenOf(await signIn(context, { name: 'admin', password, address }));
});

async function steppedUp(): Promise<string> {
  const result = await stepUp(context, { token, proof: password, address });
  if (!result.ok) throw new Error(result.failure.sentence);
  return result.value.token;
}
const isSteppedUp = async (one: string) => (await readSession(context, one))?.steppedUp;

test('a login alone is not stepped up; the password again is, for ten minutes', async () => {
  expect(await isSteppedUp(token)).toBe(false);
  expect(await readStepUp(context, token)).toEqual({
    asks: 'password',
    steppedUp: false,
    provedLately: true,
    passkey: false,
  });
  const next = await steppedUp();
  expect(await isSteppedUp(next)).toBe(true);
  expect(await readStepUp(context, next)).toEqual({
    asks: 'password',
    steppedUp: true,
    provedLately: true,
    passkey: false,
  });
  clock.advance(minutes(10));
  expect(await isSteppedUp(next)).toBe(false);
});

test('a login or a step-up of the last fifteen minutes is enough for a file, and never for money', async () => {
  const isProved = async (one: string) => (await readSession(context, one))?.provedLately;
  clock.advance(minutes(14));
  expect(await isProved(token)).toBe(true);
  expect(await isSteppedUp(token)).toBe(false);
  clock.advance(minutes(1));
  expect(await isProved(token)).toBe(false);
  const next = await steppedUp();
  clock.advance(minutes(14));
  expect(await isProved(next)).toBe(true);
  expect(await isSteppedUp(next)).toBe(false);
  clock.advance(minutes(1));
  expect(await readStepUp(context, next)).toMatchObject({ provedLately: false });
});

test('stepping up gives a new token; the old one works for what is under way, opens nothing dear, and ends', async () => {
  const next = await steppedUp();
  expect(next).not.toBe(token);
  expect(await readSession(context, token)).toMatchObject({ name: 'admin', steppedUp: false });
  clock.advance(seconds(31));
  expect(await readSession(context, token)).toBeNull();
  expect(await isSteppedUp(next)).toBe(true);
});

test('another session of the same person is not stepped up by it', async () => {
  const other = tokenOf(await signIn(context, { name: 'admin', password, address }));
  await steppedUp();
  expect(await isSteppedUp(other)).toBe(false);
});

test('a wrong password steps nobody up, and after ten tries the right one waits without the session or the login being closed', async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await stepUp(context, { token, proof: 'wrong', address })).toMatchObject({
      failure: { code: 'wrong-proof' },
    });
  }
  expect(await stepUp(context, { token, proof: password, address })).toMatchObject({
    failure: { code: 'too-many' },
  });
  expect(await isSteppedUp(token)).toBe(false);
  expect(await signIn(context, { name: 'admin', password, address })).toMatchObject({ ok: true });
  clock.advance(minutes(16));
  expect(await isSteppedUp(await steppedUp())).toBe(true);
});

test.each([undefined, '', 'forged'])('the token %o is asked to sign in', async (forged) => {
  expect(await stepUp(context, { token: forged, proof: password, address })).toMatchObject({
    failure: { code: 'not-signed-in' },
  });
  expect(await readStepUp(context, forged)).toBeNull();
});

test('it is written down, and the password is not', async () => {
  await steppedUp();
  const lines = await database.queryRows(
    "SELECT * FROM audit_event WHERE kind = 'stepped-up' ORDER BY id DESC LIMIT 1",
  );
  expect(lines).toMatchObject([{ actor: 'staff:admin', subject: 'admin', reason: 'by password' }]);
  expect(JSON.stringify(lines)).not.toContain(password);
});
