import { minutes } from '../../../kernel/time';
import type { Transaction } from '../../../platform/database';
import type { IdentityContext } from '../ports';
import { useRecoveryCode, useStep, type StaffRow } from '../store';
import { hashToken } from '../tokens';
import { timeStepOf } from './totp';

const WINDOW = minutes(15);
const TRIES_OF_ACCOUNT = 10;
const TRIES_OF_ADDRESS = 20;

const isSixDigits = (typed: string): boolean => /^\d{6}$/.test(typed);

/** As it was meant, however it was typed: codes are read in groups and in either case. */
export const plainFactorCode = (typed: string): string =>
  typed.replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * Six digits can be guessed, so an account has few tries; a recovery code can't, and so stays open to its owner
 * while somebody else uses up the tries.
 */
export async function mayTryCode(
  { limiter }: Pick<IdentityContext, 'limiter'>,
  staffId: string,
  typed: string,
  address: string,
): Promise<boolean> {
  if (!(await limiter.take(`code:address:${address}`, TRIES_OF_ADDRESS, WINDOW))) return false;
  return (
    !isSixDigits(plainFactorCode(typed)) ||
    limiter.take(`code:staff:${staffId}`, TRIES_OF_ACCOUNT, WINDOW)
  );
}

/** Takes a code as used, whichever it is; null if it is none, or was used before. */
export async function useCode(
  transaction: Transaction,
  { clock, sealer }: Pick<IdentityContext, 'clock' | 'sealer'>,
  { id, secondFactor }: StaffRow,
  typed: string,
): Promise<'code' | 'recovery-code' | null> {
  const code = plainFactorCode(typed);
  if (secondFactor === null) return null;
  if (!isSixDigits(code))
    return (await useRecoveryCode(transaction, id, hashToken(code), clock.now()))
      ? 'recovery-code'
      : null;
  const secret = sealer.open(secondFactor, secretOf(id));
  const step =
    secret === null ? null : timeStepOf(Buffer.from(secret, 'base64url'), code, clock.now());
  return step !== null && (await useStep(transaction, id, step)) ? 'code' : null;
}

/** What a secret is sealed for. */
export const secretOf = (staffId: string): string => `second factor of ${staffId}`;
