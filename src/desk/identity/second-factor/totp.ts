import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app speaks it: SHA-1, six digits, half a minute. */
const STEP_MILLISECONDS = 30_000;
const DIGITS = 6;

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / STEP_MILLISECONDS);

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step a code belongs to, or null. Allows one step either way, for a clock that's off. */
export function timeStepOf(secret: Uint8Array, code: string, now: Date): number | null {
  let found: number | null = null;
  for (const step of [stepAt(now) - 1, stepAt(now), stepAt(now) + 1]) {
    if (equal(codeAt(secret, step), code)) found = step;
  }
  return found;
}

function equal(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: what authenticator apps take as a secret, and what can be read aloud. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}
