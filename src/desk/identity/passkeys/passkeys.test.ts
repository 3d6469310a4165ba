import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock, type TestClock } from '../../../../test/support/test-clock';
import type { Result } from '../../../kernel/result';
import { minutes } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { changeMember, readSession, readStepUp, signIn, type IdentityContext } from '../index';
import type { StaffMember } from '../shape';
import {
  addMember,
  identityTables,
  permitFor,
  testIdentity,
  testPassword,
  tokenOf,
} from '../testing';
import { addPasskey, beginPasskey, removePasskey } from './register';
import { askToSignIn, askToStepUp, signInWithPasskey, stepUpWithPasskey } from './sign-in';
import { listPasskeys } from './store';
import { softAuthenticator, type SoftAuthenticator, type Twist } from './testing';

const ORIGIN = 'https://shop.example';
const address = '203.0.113.5';
let database: Database;
let clock: TestClock;
let context: IdentityContext;
let mara: StaffMember;
let token: string;
let phone: SoftAuthenticator;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.runScript(identityTables);
  clock = testClock();
  context = testIdentity(database, clock);
  mara = await addMember(database, clock, { name: 'Mara', role: 'owner' });
  token = await logIn('Mara');
  phone = softAuthenticator(ORIGIN);
});

const logIn = async (name: string): Promise<string> =>
  tokenOf(await signIn(context, { name, password: testPassword, address }));

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.failure.sentence);
  return result.value;
}

const allowed = (member = mara) => permitFor(member, 'change-second-factor');
const begin = async (member = mara, of = token) =>
  valueOf(await beginPasskey(context, allowed(member), of));

async function register(twist: Twist = {}) {
  const { options, ticket } = await begin();
  const credential = phone.create(options, twist);
  return addPasskey(context, allowed(), { token, ticket, credential, name: 'Phone' });
}

async function enter(twist: Twist = {}) {
  const { options, ticket } = valueOf(askToSignIn(context));
  return signInWithPasskey(context, { ticket, credential: phone.get(options, twist), address });
}

async function lookAgain(twist: Twist = {}, of = token) {
  const { options, ticket } = valueOf(await askToStepUp(context, of));
  return stepUpWithPasskey(context, { token: of, ticket, credential: phone.get(options, twist) });
}

const audit = async (): Promise<readonly string[]> =>
  (await database.queryRows('SELECT kind, reason FROM audit_event ORDER BY id')).map(
    (row) => `${String(row['kind'])}: ${String(row['reason'])}`,
  );

test('a passkey that was added logs in by itself and is a second look, and both are written down', async () => {
  expect(await readStepUp(context, token)).toMatchObject({ passkey: false });
  expect(await register()).toMatchObject({ ok: true });
  expect(await listPasskeys(database.read, mara.id)).toMatchObject([{ name: 'Phone', counter: 1 }]);
  const entered = valueOf(await enter());
  expect(await readSession(context, entered.token)).toMatchObject({
    name: 'Mara',
    steppedUp: false,
  });
  expect(await readStepUp(context, entered.token)).toMatchObject({ passkey: true });
  const next = valueOf(await lookAgain({}, entered.token));
  expect(await readSession(context, next.token)).toMatchObject({ steppedUp: true });
  expect(await audit()).toEqual(
    expect.arrayContaining([
      'passkey-added: by themselves',
      'signed-in: by passkey',
      'stepped-up: by passkey',
    ]),
  );
});

test.each<Twist>([
  { origin: 'https://shop.example.evil.example' },
  { origin: 'http://shop.example' },
  { rpId: 'evil.example' },
  { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  { userVerified: false },
  { type: 'webauthn.get' },
])('a passkey made with %o is not added', async (twist) => {
  expect(await register(twist)).toMatchObject({ failure: { code: 'passkey-refused' } });
  expect(await listPasskeys(database.read, mara.id)).toEqual([]);
});

test.each<Twist>([
  { origin: 'https://evil.example' },
  { rpId: 'evil.example' },
  { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  { userVerified: false },
  { type: 'webauthn.create' },
  { userHandle: Buffer.from('somebody else').toString('base64url') },
  { signature: Buffer.alloc(70, 1).toString('base64url') },
])('an answer with %o logs nobody in and is no second look', async (twist) => {
  valueOf(await register());
  expect(await enter(twist)).toMatchObject({ failure: { code: 'invalid-credentials' } });
  expect(await lookAgain(twist)).toMatchObject({ failure: { code: 'wrong-proof' } });
  expect(await enter()).toMatchObject({ ok: true });
});

test('a counter that went back, as a copy’s does, is refused; one that stays 0 is a synced key’s', async () => {
  valueOf(await register({ counter: 7 }));
  for (const counter of [7, 3, 0])
    expect(await enter({ counter })).toMatchObject({ failure: { code: 'invalid-credentials' } });
  expect(await lookAgain({ counter: 7 })).toMatchObject({ failure: { code: 'wrong-proof' } });
  expect(await enter({ counter: 8 })).toMatchObject({ ok: true });
  expect((await audit()).join()).toContain('a passkey’s counter went back: a copy?');

  const synced = softAuthenticator(ORIGIN);
  const { options, ticket } = await begin();
  const credential = synced.create(options, { counter: 0 });
  valueOf(await addPasskey(context, allowed(), { token, ticket, credential, name: 'Synced' }));
  phone = synced;
  for (let times = 0; times < 2; times += 1)
    expect(await enter({ counter: 0 })).toMatchObject({ ok: true });
});

test('a challenge is answered once, within five minutes, for what it was made', async () => {
  valueOf(await register());
  const asked = valueOf(askToSignIn(context));
  const credential = phone.get(asked.options);
  const answer = { ticket: asked.ticket, credential, address };
  const wrong = { failure: { code: 'invalid-credentials' } };
  expect(await signInWithPasskey(context, { ...answer, ticket: undefined })).toMatchObject(wrong);
  expect(await signInWithPasskey(context, answer)).toMatchObject({ ok: true });
  const again = { ...answer, credential: phone.get(asked.options) };
  expect(await signInWithPasskey(context, again)).toMatchObject(wrong);
  const late = valueOf(askToSignIn(context));
  clock.advance(minutes(6));
  expect(
    await signInWithPasskey(context, {
      ticket: late.ticket,
      credential: phone.get(late.options),
      address,
    }),
  ).toMatchObject(wrong);
  const other = valueOf(askToSignIn(context));
  expect(
    await stepUpWithPasskey(context, {
      token,
      ticket: other.ticket,
      credential: phone.get(other.options),
    }),
  ).toMatchObject({ failure: { code: 'wrong-proof' } });
});

test('a challenge of one session is worth nothing in another', async () => {
  valueOf(await register());
  const other = await logIn('Mara');
  const { options, ticket } = valueOf(await askToStepUp(context, token));
  const credential = phone.get(options);
  expect(await stepUpWithPasskey(context, { token: other, ticket, credential })).toMatchObject({
    failure: { code: 'wrong-proof' },
  });
  const begun = await begin();
  const made = softAuthenticator(ORIGIN).create(begun.options);
  expect(
    await addPasskey(context, allowed(), {
      token: other,
      ticket: begun.ticket,
      credential: made,
      name: 'Other',
    }),
  ).toMatchObject({ failure: { code: 'passkey-refused' } });
});

test('nobody’s second look is another’s passkey, and nobody removes another’s', async () => {
  valueOf(await register());
  const ines = await addMember(database, clock, { name: 'Ines', role: 'owner' });
  const hers = await logIn('Ines');
  expect(await askToStepUp(context, hers)).toMatchObject({ failure: { code: 'no-passkey' } });
  const tablet = softAuthenticator(ORIGIN);
  const { options, ticket } = await begin(ines, hers);
  const credential = tablet.create(options);
  valueOf(await addPasskey(context, allowed(ines), { token: hers, ticket, credential, name: 'T' }));
  expect(await lookAgain({}, hers)).toMatchObject({ failure: { code: 'wrong-proof' } });
  const [passkey] = await listPasskeys(database.read, mara.id);
  expect(await removePasskey(context, allowed(ines), passkey?.id ?? '')).toMatchObject({
    failure: { code: 'no-passkey' },
  });
  expect(await enter()).toMatchObject({ ok: true });
});

test('a removed passkey, one of who left, and one taken with the second factor log nobody in', async () => {
  const wrong = { failure: { code: 'invalid-credentials' } };
  valueOf(await register());
  const [passkey] = await listPasskeys(database.read, mara.id);
  valueOf(await removePasskey(context, allowed(), passkey?.id ?? ''));
  expect(await enter()).toMatchObject(wrong);
  const boss = await addMember(database, clock, { name: 'Boss', role: 'owner' });
  for (const change of ['remove-second-factor', 'deactivate'] as const) {
    token = await logIn('Mara');
    valueOf(await register());
    expect(await enter()).toMatchObject({ ok: true });
    valueOf(
      await changeMember(context, permitFor(boss, 'manage-staff'), {
        id: mara.id,
        change: { do: change },
        reason: 'a lost phone',
        seen: { role: 'owner', active: true },
      }),
    );
    expect(await enter()).toMatchObject(wrong);
    expect(await listPasskeys(database.read, mara.id)).toEqual([]);
  }
});

test('tries are counted with those of the password', async () => {
  valueOf(await register());
  for (let tries = 0; tries < 9; tries += 1) await enter({ userVerified: false });
  expect(await enter()).toMatchObject({ failure: { code: 'too-many' } });
  for (let tries = 0; tries < 10; tries += 1) await lookAgain({ userVerified: false });
  expect(await lookAgain()).toMatchObject({ failure: { code: 'too-many' } });
});

test.each(['', '{}', 'null', '[1]', `{"id":"${'a'.repeat(2_000)}"}`, '"'.repeat(300)])(
  'what is no answer of a browser is refused: %s',
  async (credential) => {
    const { ticket } = valueOf(askToSignIn(context));
    expect(await signInWithPasskey(context, { ticket, credential, address })).toMatchObject({
      failure: { code: 'invalid-credentials' },
    });
    const begun = await begin();
    expect(
      await addPasskey(context, allowed(), { token, ticket: begun.ticket, credential, name: 'X' }),
    ).toMatchObject({ failure: { code: 'passkey-refused' } });
  },
);

test('at an IP address there are none', async () => {
  for (const baseUrl of ['http://127.0.0.1:3000', 'http://[::1]:3000']) {
    const there = { ...context, baseUrl };
    expect(askToSignIn(there)).toMatchObject({ failure: { code: 'no-site' } });
    expect(await beginPasskey(there, allowed(), token)).toMatchObject({
      failure: { code: 'no-site' },
    });
  }
});

test.each(['', '   ', 'x'.repeat(61)])('a passkey with the name “%s” is not kept', async (name) => {
  const { options, ticket } = await begin();
  const credential = phone.create(options);
  expect(await addPasskey(context, allowed(), { token, ticket, credential, name })).toMatchObject({
    failure: { code: 'no-name' },
  });
  expect(await listPasskeys(database.read, mara.id)).toEqual([]);
});

test('a passkey that is kept already is not kept again', async () => {
  expect(await register()).toMatchObject({ ok: true });
  const told = await audit();
  expect(await register()).toMatchObject({ failure: { code: 'has-passkey' } });
  expect(await listPasskeys(database.read, mara.id)).toHaveLength(1);
  expect(await audit()).toEqual(told);
});

test('nobody has more than ten passkeys', async () => {
  await database.runScript(`
    INSERT INTO staff_passkey (credential_id, id, staff_id, name, public_key, counter, created_at)
    SELECT 'key-' || at, at::text, '${mara.id}', 'Key', '', 0, now() FROM generate_series(1, 10) AS at`);
  expect(await beginPasskey(context, allowed(), token)).toMatchObject({
    failure: { code: 'too-many-passkeys' },
  });
  await database.runScript("DELETE FROM staff_passkey WHERE credential_id = 'key-3'");
  expect(await beginPasskey(context, allowed(), token)).toMatchObject({ ok: true });
});

test('without a login no passkey is begun, added, or a second look', async () => {
  const { options, ticket } = await begin();
  const credential = phone.create(options);
  for (const forged of [undefined, '', 'forged']) {
    expect(await beginPasskey(context, allowed(), forged)).toMatchObject({
      failure: { code: 'not-signed-in' },
    });
    expect(
      await addPasskey(context, allowed(), { token: forged, ticket, credential, name: 'Phone' }),
    ).toMatchObject({ failure: { code: 'passkey-refused' } });
    expect(await askToStepUp(context, forged)).toMatchObject({
      failure: { code: 'not-signed-in' },
    });
    expect(await stepUpWithPasskey(context, { token: forged, ticket, credential })).toMatchObject({
      failure: { code: 'not-signed-in' },
    });
  }
  expect(await listPasskeys(database.read, mara.id)).toEqual([]);
});
