import type { Auth } from '../shape';

/** Where an address names the account that asks: the auth puts the account in, and takes it out again. */
export const ACCOUNT_PLACE = '/:account/';

export type Halves = readonly [name: string, secret: string];

const PLAIN = /^[\x21-\x7e]{1,1000}$/;
const PAIR = /^([\x21-\x39\x3b-\x7e]{1,200}):([\x21-\x7e]{1,800})$/;

/** The two halves of `name:secret`; a secret may hold colons, a name may not. */
export function keyHalves(key: string): Halves | undefined {
  const [, name, secret] = PAIR.exec(key) ?? [];
  return name === undefined || secret === undefined ? undefined : [name, secret];
}

/** Whether a key has the form that this way of proving who asks needs. */
export function fitsKey(auth: Exclude<Auth, 'none'>, key: string): boolean {
  if (auth.in === 'header' || auth.in === 'query' || auth.in === 'basic') return PLAIN.test(key);
  const [name] = keyHalves(key) ?? [];
  // Dots alone would lead to another folder.
  return name !== undefined && (auth.in !== 'path-and-bearer' || !/^\.+$/.test(name));
}
