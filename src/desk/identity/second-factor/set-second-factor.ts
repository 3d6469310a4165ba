import { randomBytes } from 'node:crypto';
import { brand } from '../../../../content/brand';
import { qrCode, qrPath } from './qr-code';
import { fail, succeed, type Result } from '../../../kernel/result';
import { clip } from '../../../kernel/text';
import { writeAudit } from '../../audit';
import type { Permit } from '../../policy';
import type { IdentityContext } from '../ports';
import { makeRecoveryCodes } from './recovery-codes';
import { plainFactorCode, secretOf } from './second-factor';
import type { BegunSecondFactor, StaffMember } from '../shape';
import { findActiveStaff, updateStaff } from '../store';
import { deleteSessionsOf } from '../session-store';
import { hashToken } from '../tokens';
import { timeStepOf, toBase32 } from './totp';

/** RFC 4226 recommends as much as the hash is long. */
const SECRET_BYTES = 20;
const LONGEST_LABEL = 30;

type Allowed = Permit<'change-second-factor'>;

/** A new secret; the one in use stays in use until the new one was shown to work. */
export async function beginSecondFactor(
  { database, sealer }: Pick<IdentityContext, 'database' | 'sealer'>,
  { member }: Allowed,
): Promise<BegunSecondFactor> {
  const secret = randomBytes(SECRET_BYTES);
  const sealed = sealer.seal(secret.toString('base64url'), secretOf(member.id));
  await database.write((transaction) =>
    updateStaff(transaction, member.id, { secondFactorBegun: sealed }),
  );
  return show(secret, member);
}

/** The one that was begun, for a page that is loaded again. */
export async function readBegun(
  { database, sealer }: Pick<IdentityContext, 'database' | 'sealer'>,
  { member }: Allowed,
): Promise<BegunSecondFactor | null> {
  const begun = (await findActiveStaff(database.read, member.id))?.secondFactorBegun ?? null;
  const secret = begun === null ? null : sealer.open(begun, secretOf(member.id));
  return secret === null ? null : show(Buffer.from(secret, 'base64url'), member);
}

/** Puts it in force by a code it makes. Other sessions end, since they began without it. */
export async function confirmSecondFactor(
  { database, clock, sealer }: Pick<IdentityContext, 'database' | 'clock' | 'sealer'>,
  { member }: Allowed,
  { code, token }: { readonly code: string; readonly token: string | undefined },
): Promise<Result<{ readonly codes: readonly string[] }, 'nothing-begun' | 'wrong-code'>> {
  const now = clock.now();
  return database.write(async (transaction) => {
    const row = await findActiveStaff(transaction, member.id);
    const begun = row?.secondFactorBegun ?? null;
    const secret = begun === null ? null : sealer.open(begun, secretOf(member.id));
    if (!row || secret === null) return fail('nothing-begun', 'This setup expired. Start again.');
    const step = timeStepOf(Buffer.from(secret, 'base64url'), plainFactorCode(code), now);
    if (step === null)
      return fail(
        'wrong-code',
        'That code isn’t right. Wait for the next one, and check your phone’s clock.',
      );
    await updateStaff(transaction, member.id, {
      secondFactor: begun,
      secondFactorBegun: null,
      secondFactorSetAt: now,
      secondFactorStep: step,
    });
    await deleteSessionsOf(
      transaction,
      member.id,
      token === undefined ? {} : { except: hashToken(token) },
    );
    await writeAudit(transaction, clock, {
      kind: 'second-factor-set',
      actor: `staff:${member.name}`,
      subjectKind: 'staff',
      subject: member.name,
      reason: 'by themselves',
      before: { set: row.secondFactor !== null },
      after: { set: true },
    });
    return succeed({ codes: await makeRecoveryCodes(transaction, member.id) });
  });
}

/** Ten new recovery codes; the old ones open nothing any more. */
export async function renewRecoveryCodes(
  { database, clock }: Pick<IdentityContext, 'database' | 'clock'>,
  { member }: Allowed,
): Promise<Result<{ readonly codes: readonly string[] }, 'no-second-factor'>> {
  return database.write(async (transaction) => {
    const row = await findActiveStaff(transaction, member.id);
    if (!row || row.secondFactor === null)
      return fail(
        'no-second-factor',
        'Set up two-factor authentication first. It comes with recovery codes.',
      );
    await writeAudit(transaction, clock, {
      kind: 'recovery-codes-made',
      actor: `staff:${member.name}`,
      subjectKind: 'staff',
      subject: member.name,
      reason: 'by themselves',
    });
    return succeed({ codes: await makeRecoveryCodes(transaction, member.id) });
  });
}

function show(secret: Uint8Array, { name }: StaffMember): BegunSecondFactor {
  const base32 = toBase32(secret);
  const issuer = encodeURIComponent(brand.name);
  const uriFor = (label: string): string => {
    const account = encodeURIComponent(`${brand.name}:${label}`);
    return `otpauth://totp/${account}?secret=${base32}&issuer=${issuer}`;
  };
  // A long name in a script of many bytes would burst the code; it is a label and no more.
  const grid = qrCode(uriFor(clip(name, LONGEST_LABEL))) ?? qrCode(uriFor('desk')) ?? [];
  return {
    secret: (base32.match(/.{4}/g) ?? []).join(' '),
    qr: { size: grid.length, path: qrPath(grid) },
  };
}
