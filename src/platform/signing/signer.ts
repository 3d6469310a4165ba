import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { fail, succeed, type Result } from '../../kernel/result';
import { decodeToken, encodeToken } from './token';

export interface Signed {
  readonly subject: string;
  /** Raised to make earlier tokens worthless. */
  readonly version: number;
  readonly expiresAt?: Date;
}

export interface Signature extends Signed {
  /** What the token is good for. It is not in the token: whoever reads one says what it must be for. */
  readonly purpose: string;
}

export type SignatureFailure = 'malformed' | 'forged' | 'expired';

export interface Signer {
  sign(signature: Signature): string;
  verify(
    token: string,
    expected: { readonly purpose: string; readonly now: Date },
  ): Result<Signed, SignatureFailure>;
}

const LEAST_KEY_BYTES = 32;
/** 128 bits: nobody guesses one, and a link still fits on a line. */
const MAC_BYTES = 16;

export function createSigner(key: Uint8Array): Signer {
  if (key.length < LEAST_KEY_BYTES) {
    throw new RangeError(`A signing key has at least ${LEAST_KEY_BYTES} bytes, not ${key.length}.`);
  }

  const secret = createSecretKey(key);

  const sign = ({ purpose, subject, version, expiresAt }: Signature): string => {
    const signed = JSON.stringify([
      purpose,
      subject,
      version,
      expiresAt ? inWholeSeconds(expiresAt) : null,
    ]);
    const mac = createHmac('sha256', secret).update(signed).digest().subarray(0, MAC_BYTES);
    return encodeToken({
      subject,
      version,
      mac: mac.toString('base64url'),
      ...(expiresAt ? { expires: inWholeSeconds(expiresAt) } : {}),
    });
  };

  return {
    sign,
    verify(token, { purpose, now }) {
      const read = decodeToken(token);
      if (!read)
        return fail('malformed', 'This link is not complete. Copy all of it from the email.');
      const signed: Signed = {
        subject: read.subject,
        version: read.version,
        ...(read.expires === undefined ? {} : { expiresAt: new Date(read.expires * 1_000) }),
      };
      // The whole token is compared, so that one signature has one spelling only.
      if (!equal(sign({ ...signed, purpose }), token))
        return fail('forged', 'This link is not one of ours.');
      if (signed.expiresAt && signed.expiresAt <= now)
        return fail('expired', 'This link has expired.');
      return succeed(signed);
    },
  };
}

const inWholeSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

function equal(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
