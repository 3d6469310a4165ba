import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyOptions, UsedPasskeyOptions } from '../shape';

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** What an honest browser and authenticator say, and what a test would have them say instead. */
export interface Twist {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly userVerified?: boolean;
  readonly type?: string;
  readonly userHandle?: string;
  readonly signature?: string;
}

export interface SoftAuthenticator {
  create(options: NewPasskeyOptions, twist?: Twist): string;
  get(options: UsedPasskeyOptions, twist?: Twist): string;
}

const bytesOf = (length: number): Buffer =>
  length < 24
    ? Buffer.from([0x40 | length])
    : length < 256
      ? Buffer.from([0x58, length])
      : Buffer.from([0x59, length >> 8, length & 0xff]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([bytesOf(bytes.length), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A passkey of software, with one key at one site, as a phone has it. */
export function softAuthenticator(origin: string): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let owner = '';

  const clientData = (type: string, challenge: string, twist: Twist): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function data(rpId: string, flags: number, twist: Twist): Buffer {
    counter = twist.counter ?? counter + 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const verified = twist.userVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([
      sha256(twist.rpId ?? rpId),
      Buffer.from([USER_PRESENT | verified | flags]),
      counted,
    ]);
  }

  const credential = (response: Readonly<Record<string, string>>): string =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    create({ challenge, rp, user }, twist = {}) {
      owner = user.id;
      // Type EC2, ES256, P-256, and the point.
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const authData = Buffer.concat([
        data(rp.id, HAS_KEY, twist),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, twist)),
        attestationObject: base64url(attestation),
      });
    },
    get({ challenge, rpId }, twist = {}) {
      const client = clientData('webauthn.get', challenge, twist);
      const authenticatorData = data(rpId, 0, twist);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(client)]),
        privateKey,
      );
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: twist.signature ?? base64url(signature),
        userHandle: twist.userHandle ?? owner,
      });
    },
  };
}
