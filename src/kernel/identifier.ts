import type { Clock } from './time';

const RANDOM_BITS = 74n;
const LOW_BITS = 62n;
const LOW = (1n << LOW_BITS) - 1n;
/** What stands above the low bits: the variant. */
const VARIANT = 2n << LOW_BITS;

/** The last one made. The next one in the same millisecond is larger, so rows sort in the order they were made. */
let last = { time: Number.NaN, random: 0n };

function randomBits(bits: bigint): bigint {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(Number(bits) / 8)));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return BigInt(`0x${hex}`) & ((1n << bits) - 1n);
}

/** A first one leaves its top bit free, so those that follow in the same millisecond can't overflow. */
const randomAt = (time: number): bigint =>
  time === last.time ? last.random + 1n + randomBits(32n) : randomBits(RANDOM_BITS - 1n);

/**
 * A UUID of version 7: its first 48 bits are the time, so rows made later sort later.
 * Made here and not by the database, because Postgres below 18 has no `uuidv7()`.
 */
export function newIdentifier(clock: Clock): string {
  const time = clock.now().getTime();
  const random = randomAt(time);
  last = { time, random };
  const begin = time.toString(16).padStart(12, '0');
  const high = (random >> LOW_BITS).toString(16).padStart(3, '0');
  const low = (VARIANT | (random & LOW)).toString(16);
  return [begin.slice(0, 8), begin.slice(8), `7${high}`, low.slice(0, 4), low.slice(4)].join('-');
}
