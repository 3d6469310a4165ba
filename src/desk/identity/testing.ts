import { silentLog } from '../../../test/support/silent-log';
import type { TestClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import type { Result } from '../../kernel/result';
import type { Database } from '../../platform/database';
import { createMailer } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import { createRateLimiter } from '../../platform/http';
import { createSealer, createSigner } from '../../platform/signing';
import type { IdentityContext } from './ports';
import { hashPassword, verifyHash } from './password/passwords';
import { permit, type Permit, type StaffAction } from '../policy';
import type { StaffMember } from './shape';
import type { SignedIn } from './sign-in';
import { findStaffByName, insertStaff } from './store';

const TABLES = [
  'rate_limit',
  'staff_session',
  'staff_invitation',
  'staff_recovery_code',
  'staff_passkey',
  'staff',
];
export const identityTables = TABLES.map((table) => `DELETE FROM ${table}`).join('; ');

export function testIdentity(database: Database, clock: TestClock): IdentityContext {
  const key = Buffer.alloc(48, 7);
  return {
    database,
    clock,
    limiter: createRateLimiter({ database, clock, log: silentLog }),
    verifyHash,
    signer: createSigner(key),
    sealer: createSealer(key),
    baseUrl: 'https://shop.example',
    requiresSecondFactor: false,
    letGo: async () => undefined,
    deleteViews: async () => undefined,
    mailer: createMailer({ queue: recordingQueue(), clock }),
  };
}

/** The token of whoever is in. */
export function tokenOf(signed: Result<SignedIn>): string {
  if (!signed.ok) throw new Error(signed.failure.sentence);
  if (!('token' in signed.value)) throw new Error('The second step is still to come.');
  return signed.value.token;
}

export async function memberOf(database: Database, name: string): Promise<StaffMember> {
  const row = await findStaffByName(database.read, name);
  if (!row) throw new Error(`There is no ${name}.`);
  return { id: row.id, name: row.name, role: row.role, steppedUp: true };
}

export function permitFor<Action extends StaffAction>(
  member: StaffMember,
  action: Action,
): Permit<Action> {
  const allowed = permit(member, action);
  if (!allowed.ok) throw new Error(allowed.failure.sentence);
  return allowed.value;
}

/** As an authenticator app reads what is typed into it. */
export function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(' ', '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const testPassword = 'a long walk by the river';
let hashed: Promise<string> | undefined;

/** A colleague with the password of all tests, whose hash is worked out once. */
export async function addMember(
  database: Database,
  clock: TestClock,
  { name, role }: Pick<StaffMember, 'name' | 'role'>,
): Promise<StaffMember> {
  const passwordHash = await (hashed ??= hashPassword(testPassword));
  await database.write((transaction) =>
    insertStaff(transaction, {
      id: newIdentifier(clock),
      name,
      role,
      passwordHash,
      createdAt: clock.now(),
    }),
  );
  return memberOf(database, name);
}
