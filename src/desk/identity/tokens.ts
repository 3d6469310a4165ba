import { createHash, randomBytes } from 'node:crypto';
import type { Signer } from '../../platform/signing';

const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Of an invitation that is mailed: made anew when the mail is sent, so that no table holds it. */
export function invitationToken(signer: Signer, id: string): string {
  return signer.sign({ purpose: 'staff-invitation', subject: id, version: 1 });
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
