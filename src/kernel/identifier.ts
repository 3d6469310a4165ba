import type { Clock } from './time';

const RANDOM_BYTES = 10;

/**
 * A UUID of version 7: its first 48 bits are the time, so rows made later sort later.
 * Made here and not by the database, because Postgres below 18 has no `uuidv7()`.
 */
export function newIdentifier(clock: Clock): string {
  const time = clock.now().getTime().toString(16).padStart(12, '0');
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  random[0] = ((random[0] ?? 0) & 0x0f) | 0x70;
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [time.slice(0, 8), time.slice(8), hex.slice(0, 4), hex.slice(4, 8), hex.slice(8)].join(
    '-',
  );
}
