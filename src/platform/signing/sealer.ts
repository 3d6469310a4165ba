import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps a word unreadable to whoever has the database and not the key. */
export interface Sealer {
  /** `about` names what it belongs to; sealed for one thing it can't be put in another's place. */
  seal(text: string, about: string): string;
  /** Null if it was sealed with another key, about something else, or was touched since. */
  open(sealed: string, about: string): string | null;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const MAC_BYTES = 16;

export function createSealer(key: Uint8Array): Sealer {
  // A key of its own, so that what is sealed and what is signed never meet.
  const own = new Uint8Array(hkdfSync('sha256', key, '', 'sealed words', KEY_BYTES));
  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', own, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + MAC_BYTES) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', own, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: MAC_BYTES,
        }).setAAD(Buffer.from(about));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + MAC_BYTES));
        return Buffer.concat([
          decipher.update(bytes.subarray(NONCE_BYTES + MAC_BYTES)),
          decipher.final(),
        ]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
