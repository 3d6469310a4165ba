import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock, type TestClock } from '../../../../test/support/test-clock';
import { minutes, seconds } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  ensureDemoOwner,
  finishSignIn,
  readAccount,
  readBegun,
  readSession,
  readStepUp,
  renewRecoveryCodes,
  signIn,
  stepUp,
  type IdentityContext,
} from '..';
import { fromBase32, identityTables, memberOf, permitFor, testIdentity, tokenOf } from '../testing';
import { codeAt, stepAt } from './totp';

const password = 'a long enough password';
const address = '203.0.113.5';
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

const owner = () => memberOf(database, 'admin');
const codeNow = (secret: string, later = 0): string =>
  codeAt(fromBase32(secret), stepAt(clock.now()) + later);
const passwordStep = () => signIn(context, { name: 'admin', password, address });
async function ticket(): Promise<string> {
  const half = await passwordStep();
  if (!half.ok || !('ticket' in half.value)) throw new Error('No second step was asked for.');
  return half.value.ticket;
}
const finish = async (code: string, from = address) =>
  finishSignIn(context, { ticket: await ticket(), code, address: from });

async function withFactor(): Promise<{
  readonly secret: string;
  readonly codes: readonly string[];
  readonly token: string;
}> {
  const token = tokenOf(await passwordStep());
  const allowed = permitFor(await owner(), 'change-second-factor');
  const { secret } = await beginSecondFactor(context, allowed);
  const set = await confirmSecondFactor(context, allowed, { code: codeNow(secret), token });
  if (!set.ok) throw new Error(set.failure.sentence);
  clock.advance(minutes(1));
  return { secret, codes: set.value.codes, token };
}

test('a second factor counts from when it was shown to work; until then the password is enough', async () => {
  const token = tokenOf(await passwordStep());
  const other = tokenOf(await passwordStep());
  const allowed = permitFor(await owner(), 'change-second-factor');
  expect(await confirmSecondFactor(context, allowed, { code: '000000', token })).toMatchObject({
    failure: { code: 'nothing-begun' },
  });
  const begun = await beginSecondFactor(context, allowed);
  expect(await readBegun(context, allowed)).toEqual(begun);
  expect(begun.qr).toMatchObject({ size: 41, path: expect.stringMatching(/^M0 0h7/) as string });
  expect(await confirmSecondFactor(context, allowed, { code: '12 34', token })).toMatchObject({
    failure: { code: 'wrong-code' },
  });
  expect('token' in ((await passwordStep()) as { value: object }).value).toBe(true);

  expect(
    await confirmSecondFactor(context, allowed, { code: codeNow(begun.secret), token }),
  ).toMatchObject({ ok: true });
  expect(await ticket()).not.toBe('');
  // What began without it ends, but for the one that set it.
  expect(await readSession(context, other)).toBeNull();
  expect(await readSession(context, token)).toMatchObject({ name: 'admin' });
  expect(
    await readAccount(context, permitFor(await owner(), 'keep-own-account'), token),
  ).toMatchObject({ recoveryCodesLeft: 10, sessions: [{ isThis: true }] });
});

test('the password and a code are in; a code is taken once, and none before it either', async () => {
  const { secret } = await withFactor();
  const code = codeNow(secret);
  expect(await readSession(context, tokenOf(await finish(code)))).toMatchObject({ name: 'admin' });
  expect(await finish(code)).toMatchObject({ failure: { code: 'wrong-code' } });
  expect(await finish(codeNow(secret, -1))).toMatchObject({ failure: { code: 'wrong-code' } });
  expect(await finish(codeNow(secret, 1))).toMatchObject({ ok: true });
});

test('the same code sent twice at once lets one in', async () => {
  const { secret } = await withFactor();
  const results = await Promise.all([finish(codeNow(secret)), finish(codeNow(secret))]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a ticket is good for five minutes, for its own password, and not without a code', async () => {
  const { secret, token } = await withFactor();
  const early = await ticket();
  for (const forged of ['', 'x', `${early}A`])
    expect(
      await finishSignIn(context, { ticket: forged, code: codeNow(secret), address }),
    ).toMatchObject({ failure: { code: 'ticket-ended' } });
  expect(await finishSignIn(context, { ticket: early, code: '', address })).toMatchObject({
    failure: { code: 'wrong-code' },
  });
  await changePassword(context, permitFor(await owner(), 'keep-own-account'), {
    old: password,
    next: 'another long password',
    token,
  });
  expect(
    await finishSignIn(context, { ticket: early, code: codeNow(secret), address }),
  ).toMatchObject({ failure: { code: 'ticket-ended' } });
  await changePassword(context, permitFor(await owner(), 'keep-own-account'), {
    old: 'another long password',
    next: password,
    token,
  });
  const late = await ticket();
  clock.advance(minutes(5));
  expect(
    await finishSignIn(context, { ticket: late, code: codeNow(secret), address }),
  ).toMatchObject({ failure: { code: 'ticket-ended' } });
});

test('who guesses codes is stopped after ten, from wherever, and a recovery code still lets the owner in', async () => {
  const { secret, codes } = await withFactor();
  const held = await ticket();
  const guess = (code: string, from: string) =>
    finishSignIn(context, { ticket: held, code, address: from });
  for (let tries = 0; tries < 10; tries += 1)
    expect(await guess('000000', `198.51.100.${tries}`)).toMatchObject({
      failure: { code: 'wrong-code' },
    });
  expect(await guess(codeNow(secret), '198.51.100.99')).toMatchObject({
    failure: { code: 'too-many' },
  });
  expect(await guess(codes[0] ?? '', '203.0.113.9')).toMatchObject({ ok: true });
  clock.advance(minutes(16));
  expect(await finish(codeNow(secret))).toMatchObject({ ok: true });
});

test('a recovery code works once, however it is typed, and new ones end the old', async () => {
  const { codes } = await withFactor();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = '', third = ''] = codes;
  expect(await finish(first.toUpperCase().replaceAll('-', ' '))).toMatchObject({ ok: true });
  expect(await finish(first)).toMatchObject({ failure: { code: 'wrong-code' } });
  expect(await finish(second)).toMatchObject({ ok: true });
  const renewed = await renewRecoveryCodes(
    context,
    permitFor(await owner(), 'change-second-factor'),
  );
  expect(await finish(third)).toMatchObject({ failure: { code: 'wrong-code' } });
  expect(await finish(renewed.ok ? (renewed.value.codes[0] ?? '') : '')).toMatchObject({
    ok: true,
  });
});

test('where there is a second factor, stepping up asks for it and not for the password', async () => {
  const { secret, codes, token } = await withFactor();
  expect(await readStepUp(context, token)).toMatchObject({ asks: 'code' });
  expect(await stepUp(context, { token, proof: password, address })).toMatchObject({
    failure: { code: 'wrong-proof' },
  });
  const code = codeNow(secret);
  const stepped = await stepUp(context, { token, proof: code, address });
  expect(stepped).toMatchObject({ ok: true });
  // The code that stepped up logs nobody in.
  expect(await finish(code)).toMatchObject({ failure: { code: 'wrong-code' } });
  expect(
    await stepUp(context, {
      token: stepped.ok ? stepped.value.token : '',
      proof: codes[3] ?? '',
      address,
    }),
  ).toMatchObject({ ok: true });
});

test('the tables hold neither the secret nor a recovery code, and a secret moved to another account makes no code there', async () => {
  const { secret, codes } = await withFactor();
  const rows = JSON.stringify(await database.queryRows('SELECT * FROM staff, staff_recovery_code'));
  for (const word of [
    secret.replaceAll(' ', ''),
    fromBase32(secret).toString('base64url'),
    ...codes.flatMap((code) => [code, code.replaceAll('-', '').toUpperCase()]),
  ])
    expect(rows).not.toContain(word);
  await database.runScript(
    "INSERT INTO staff (id, name, password_hash, role, created_at, second_factor) SELECT 'other', 'other', password_hash, role, created_at, second_factor FROM staff WHERE name = 'admin'",
  );
  const half = await signIn(context, { name: 'other', password, address });
  expect(
    await finishSignIn(context, {
      ticket: half.ok && 'ticket' in half.value ? half.value.ticket : '',
      code: codeNow(secret),
      address,
    }),
  ).toMatchObject({ failure: { code: 'wrong-code' } });
});

test('where one is required, who has none can set one up and do nothing else', async () => {
  const strict = { ...context, requiresSecondFactor: true };
  const token = tokenOf(await passwordStep());
  expect(await readSession(strict, token)).toMatchObject({ needsSecondFactor: true });
  const { token: withOne } = await withFactor();
  expect(await readSession(strict, withOne)).toMatchObject({ needsSecondFactor: false });
});

test('what was done with it is in the log, and no code is', async () => {
  const { secret, codes } = await withFactor();
  await finish(codes[0] ?? '');
  await finish('123456');
  await finish(codeNow(secret));
  const lines = await database.queryRows(
    'SELECT kind, actor, reason FROM audit_event ORDER BY id DESC LIMIT 6',
  );
  expect(lines.map(({ kind }) => kind)).toEqual([
    'signed-in',
    'sign-in-refused',
    'signed-in',
    'recovery-code-used',
    'second-factor-set',
    'signed-in',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/\d{6}/);
  clock.advance(seconds(1));
});
