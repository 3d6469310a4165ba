import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../platform/database';
import { replaceRecoveryCodes } from '../store';
import { hashToken } from '../tokens';
import { toBase32 } from './totp';

const HOW_MANY = 10;
/** Eighty bits: nobody guesses one, so a plain hash keeps it and no limit need close the door on its owner. */
const CODE_BYTES = 10;

/** New codes in place of all earlier ones. They are handed back this once; only their hashes are kept. */
export async function makeRecoveryCodes(
  transaction: Transaction,
  staffId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => toBase32(randomBytes(CODE_BYTES)));
  await replaceRecoveryCodes(transaction, staffId, codes.map(hashToken));
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-').toLowerCase());
}
