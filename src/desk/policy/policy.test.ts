import { expect, test } from 'vitest';
import type { StaffRole } from '../identity/shape';
import { permit } from './index';
import { allowedActions, isExport, mayDo, needsStepUp, type StaffAction } from './shape';

const member = (role: StaffRole) => ({ id: '1', name: 'mara', role, steppedUp: true });
const codeOf = (role: StaffRole | null, action: StaffAction): string => {
  const result = permit(role && member(role), action);
  return result.ok ? 'ok' : result.failure.code;
};

test('who is not signed in may do nothing', () => {
  for (const action of allowedActions.owner) expect(codeOf(null, action)).toBe('not-signed-in');
});

test.each<[StaffAction, Record<StaffRole, boolean>]>([
  ['see-orders', { owner: true, expert: true, support: true }],
  ['mark-paid', { owner: true, expert: false, support: true }],
  ['refund', { owner: true, expert: false, support: false }],
  ['cancel-order', { owner: true, expert: false, support: false }],
  ['approve-report', { owner: true, expert: true, support: false }],
  ['confirm-impossible', { owner: true, expert: true, support: false }],
  ['see-mails', { owner: true, expert: false, support: true }],
  ['manage-codes', { owner: true, expert: false, support: false }],
  ['manage-staff', { owner: true, expert: false, support: false }],
])('%s is for those whose work it is', (action, expected) => {
  for (const [role, allowed] of Object.entries(expected) as [StaffRole, boolean][]) {
    expect(codeOf(role, action), role).toBe(allowed ? 'ok' : 'not-allowed');
  }
});

test.each<StaffAction>([
  'refund',
  'confirm-impossible',
  'export-orders',
  'export-audit',
  'handle-privacy',
  'manage-staff',
  'gather-evidence-file',
])('%s asks once more who it is, and only those who may do it at all', (action) => {
  const owner = { id: '1', name: 'mara', role: 'owner' } as const;
  expect(permit(owner, action)).toMatchObject({ failure: { code: 'step-up-needed' } });
  expect(permit({ ...owner, steppedUp: false }, action)).toMatchObject({
    failure: { code: 'step-up-needed' },
  });
  expect(permit({ ...owner, steppedUp: true }, action).ok).toBe(true);
  expect(permit({ ...owner, role: 'support' }, action)).toMatchObject({
    failure: { code: 'not-allowed' },
  });
});

test('a file may be fetched by who logged in a moment ago; money still asks once more', () => {
  const owner = { id: '1', name: 'mara', role: 'owner', provedLately: true } as const;
  for (const action of allowedActions.owner)
    expect(permit(owner, action).ok, action).toBe(isExport(action) || !needsStepUp(action));
});

test('who has yet to set up a required second factor can do that and nothing else', () => {
  const owner = { ...member('owner'), needsSecondFactor: true };
  const open = allowedActions.owner.filter((action) => permit(owner, action).ok);
  expect(open).toEqual(['keep-own-account', 'change-second-factor']);
  expect(permit(owner, 'see-orders')).toMatchObject({ failure: { code: 'second-factor-needed' } });
});

test('an unknown role or action is denied', () => {
  expect(mayDo('intern' as StaffRole, 'see-orders')).toBe(false);
  expect(mayDo('toString' as StaffRole, 'see-orders')).toBe(false);
  expect(mayDo('owner', 'drop-tables' as StaffAction)).toBe(false);
});

test('the owner may do all that anyone may', () => {
  for (const action of [...allowedActions.expert, ...allowedActions.support])
    expect(codeOf('owner', action), action).toBe('ok');
});

test('a permit names who has it', () => {
  expect(permit(member('expert'), 'review-report')).toMatchObject({
    ok: true,
    value: { member: { name: 'mara' }, action: 'review-report' },
  });
});
