import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock, type TestClock } from '../../../../test/support/test-clock';
import { hours } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import {
  acceptInvitation,
  changeMember,
  inviteMember,
  invitationToken,
  readSession,
  readTeam,
  signIn,
  withdrawInvitation,
  type IdentityContext,
} from '../index';
import type { Mail } from '../../../platform/mail';
import type { StaffMember, TeamChange } from '../shape';
import {
  addMember,
  identityTables,
  permitFor,
  testIdentity,
  testPassword,
  tokenOf,
} from '../testing';

const address = '203.0.113.5';
let database: Database;
let clock: TestClock;
let context: IdentityContext;
let mara: StaffMember;
let letGo: string[];
let mailed: Mail[];
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.runScript(identityTables);
  clock = testClock();
  letGo = [];
  mailed = [];
  context = {
    ...testIdentity(database, clock),
    letGo: async (_, id) => void letGo.push(id),
    mailer: { queue: async (_, ...mails) => void mailed.push(...mails) },
  };
  mara = await addMember(database, clock, { name: 'mara', role: 'owner' });
});

const change = (
  of: StaffMember,
  what: TeamChange,
  seen: { role?: string; active?: boolean } = {},
  by = mara,
) =>
  changeMember(context, permitFor(by, 'manage-staff'), {
    id: of.id,
    change: what,
    reason: 'It is agreed.',
    seen: { role: of.role, active: true, ...seen },
  });
const codeOf = async (result: ReturnType<typeof change>) => {
  const settled = await result;
  return settled.ok ? 'ok' : settled.failure.code;
};
const enter = async (name: string) =>
  tokenOf(await signIn(context, { name, password: testPassword, address }));
const lastLine = async () =>
  (
    await database.queryRows(
      'SELECT kind, actor, subject, reason, before, after FROM audit_event ORDER BY id DESC LIMIT 1',
    )
  )[0];

test('the team is listed with role, state, second factor, sessions and when each was last seen', async () => {
  const ono = await addMember(database, clock, { name: 'ono', role: 'expert' });
  clock.advance(hours(1));
  await enter('ono');
  await change(await addMember(database, clock, { name: 'lev', role: 'support' }), {
    do: 'deactivate',
  });
  const { members, invitations } = await readTeam(context, permitFor(mara, 'see-staff'));
  expect(members).toEqual([
    {
      id: mara.id,
      name: 'mara',
      role: 'owner',
      active: true,
      lastSeenAt: null,
      hasSecondFactor: false,
      sessions: 0,
      isMe: true,
    },
    {
      id: ono.id,
      name: 'ono',
      role: 'expert',
      active: true,
      lastSeenAt: clock.now().toISOString(),
      hasSecondFactor: false,
      sessions: 1,
      isMe: false,
    },
    expect.objectContaining({ name: 'lev', active: false }),
  ]);
  expect(invitations).toEqual([]);
});

test.each(['expert', 'support', 'owner'] as const)(
  'an invited %s joins by the link, once, as what they were invited for',
  async (role) => {
    const invited = await inviteMember(context, permitFor(mara, 'manage-staff'), {
      role,
      email: '',
    });
    const token = invited.ok ? invited.value.token : '';
    expect((await readTeam(context, permitFor(mara, 'see-staff'))).invitations).toMatchObject([
      { role, by: 'mara' },
    ]);
    expect(
      await acceptInvitation(context, { token, name: 'new', password: testPassword }),
    ).toMatchObject({ value: { role } });
    expect(
      await acceptInvitation(context, { token, name: 'newer', password: testPassword }),
    ).toMatchObject({ failure: { code: 'no-invitation' } });
    expect((await readTeam(context, permitFor(mara, 'see-staff'))).invitations).toEqual([]);
    expect(await lastLine()).toMatchObject({
      kind: 'staff-joined',
      subject: 'new',
      after: { role },
    });
  },
);

test('an invitation is mailed without its token, which the mail makes again; an address that is none invites nobody', async () => {
  const permit = permitFor(mara, 'manage-staff');
  const invited = await inviteMember(context, permit, {
    role: 'expert',
    email: 'ono@team.example',
  });
  const [mail] = mailed;
  const id = String(mail?.values['invitation']);
  expect(JSON.stringify(mailed)).not.toContain(invited.ok ? invited.value.token : '');
  expect(mail).toMatchObject({
    key: `staff-invited:${id}`,
    template: 'staff-invited',
    to: 'ono@team.example',
    values: { by: 'mara', role: 'expert' },
  });
  expect(invited).toMatchObject({ value: { token: invitationToken(context.signer, id) } });
  expect(await inviteMember(context, permit, { role: 'expert', email: 'nowhere' })).toMatchObject({
    failure: { code: 'bad-address' },
  });
  expect(mailed).toHaveLength(1);
  expect((await readTeam(context, permitFor(mara, 'see-staff'))).invitations).toHaveLength(1);
});

test('an invitation that is taken back opens nothing', async () => {
  const invited = await inviteMember(context, permitFor(mara, 'manage-staff'), {
    role: 'support',
    email: '',
  });
  const {
    invitations: [invitation],
  } = await readTeam(context, permitFor(mara, 'see-staff'));
  expect(
    await withdrawInvitation(context, permitFor(mara, 'manage-staff'), invitation?.id ?? ''),
  ).toMatchObject({ ok: true });
  expect(
    await withdrawInvitation(context, permitFor(mara, 'manage-staff'), invitation?.id ?? ''),
  ).toMatchObject({ failure: { code: 'no-invitation' } });
  expect(
    await acceptInvitation(context, {
      token: invited.ok ? invited.value.token : '',
      name: 'new',
      password: testPassword,
    }),
  ).toMatchObject({ failure: { code: 'no-invitation' } });
});

test('whoever is made inactive is out at once, lets go of what was in hand, and may come back', async () => {
  const ono = await addMember(database, clock, { name: 'ono', role: 'expert' });
  const token = await enter('ono');
  expect(await codeOf(change(ono, { do: 'deactivate' }))).toBe('ok');
  expect(await readSession(context, token)).toBeNull();
  expect(letGo).toEqual([ono.id]);
  expect(await lastLine()).toMatchObject({
    kind: 'staff-deactivated',
    actor: 'staff:mara',
    subject: 'ono',
    reason: 'It is agreed.',
    after: { active: false, 'sessions ended': 1 },
  });
  expect(await signIn(context, { name: 'ono', password: testPassword, address })).toMatchObject({
    ok: false,
  });
  expect(await codeOf(change(ono, { do: 'reactivate' }, { active: false }))).toBe('ok');
  // The session of before stays ended.
  expect(await readSession(context, token)).toBeNull();
  expect(await enter('ono')).not.toBe('');
});

test('the last owner stays: neither made less nor inactive, by anyone, also when two are at it at once', async () => {
  expect(await codeOf(change(mara, { do: 'deactivate' }))).toBe('last-owner');
  expect(await codeOf(change(mara, { do: 'change-role', role: 'expert' }))).toBe('last-owner');
  const ono = await addMember(database, clock, { name: 'ono', role: 'owner' });
  const codes = await Promise.all([
    codeOf(change(ono, { do: 'deactivate' })),
    codeOf(change(mara, { do: 'deactivate' }, {}, ono)),
  ]);
  expect(codes.toSorted()).toEqual(['last-owner', 'ok']);
  const { members } = await readTeam(context, permitFor(mara, 'see-staff'));
  expect(members.filter(({ role, active }) => role === 'owner' && active)).toHaveLength(1);
});

test('a role changes for open sessions too; who may no longer review lets go of reviews', async () => {
  const ono = await addMember(database, clock, { name: 'ono', role: 'expert' });
  const token = await enter('ono');
  expect(await codeOf(change(ono, { do: 'change-role', role: 'owner' }))).toBe('ok');
  expect(await readSession(context, token)).toMatchObject({ role: 'owner' });
  expect(letGo).toEqual([]);
  expect(await codeOf(change(ono, { do: 'change-role', role: 'support' }, { role: 'owner' }))).toBe(
    'ok',
  );
  expect(letGo).toEqual([ono.id]);
  expect(await lastLine()).toMatchObject({
    kind: 'staff-role-changed',
    before: { role: 'owner' },
    after: { role: 'support' },
  });
});

test('the second of two owners sees what the first one changed instead of changing it again', async () => {
  const ono = await addMember(database, clock, { name: 'ono', role: 'expert' });
  await change(ono, { do: 'change-role', role: 'support' });
  expect(await change(ono, { do: 'deactivate' })).toMatchObject({
    failure: {
      code: 'changed-meanwhile',
      sentence: 'Someone else changed this: ono is support now.',
    },
  });
});

test('a lost second factor can be taken away by an owner, and sessions ended; nothing is told where nothing changed', async () => {
  const ono = await addMember(database, clock, { name: 'ono', role: 'expert' });
  await database.runScript(
    "UPDATE staff SET second_factor = 'sealed' WHERE name = 'ono'; INSERT INTO staff_recovery_code (code_hash, staff_id) SELECT 'x', id FROM staff WHERE name = 'ono'",
  );
  expect(await codeOf(change(ono, { do: 'remove-second-factor' }))).toBe('ok');
  const token = await enter('ono');
  expect(await codeOf(change(ono, { do: 'end-sessions' }))).toBe('ok');
  expect(await readSession(context, token)).toBeNull();
  for (const what of ['end-sessions', 'remove-second-factor', 'reactivate'] as const)
    expect(await codeOf(change(ono, { do: what }))).toBe('nothing-to-do');
  expect(await codeOf(change(ono, { do: 'change-role', role: 'expert' }))).toBe('nothing-to-do');
  expect(
    await codeOf(
      changeMember(context, permitFor(mara, 'manage-staff'), {
        id: ono.id,
        change: { do: 'deactivate' },
        reason: ' ',
        seen: { role: 'expert', active: true },
      }),
    ),
  ).toBe('no-reason');
  expect(await codeOf(change({ ...ono, id: 'nobody' }, { do: 'deactivate' }))).toBe('no-member');
  expect(await lastLine()).toMatchObject({ kind: 'session-revoked' });
});
