import { fail, succeed, type Result } from '../../kernel/result';

/** The most that a mail server must accept for an address. */
const LONGEST_ADDRESS = 254;

const CONTROL = /\p{Cc}/u;
/** One plain address: no list, no display name, no comment, no quoting, no route. */
const PLAIN_ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)+$/u;

export type AddressFailure = 'control-character' | 'not-an-address';

/** Says whether a mail can be sent to an address; what reads as a list or a header is none. */
export function checkMailAddress(address: string): Result<string, AddressFailure> {
  if (CONTROL.test(address)) {
    return fail(
      'control-character',
      'An email address may not contain line breaks or control characters.',
    );
  }
  const trimmed = address.trim();
  if (trimmed.length > LONGEST_ADDRESS || !PLAIN_ADDRESS.test(trimmed)) {
    return fail('not-an-address', 'Please enter a valid email address');
  }
  return succeed(trimmed);
}

/** Thrown, because an address that carries a line break is an attack that validation should have met. */
export class UnsafeMailAddress extends Error {
  constructor(field: 'to' | 'replyTo') {
    super(`The ${field} of a mail contains a line break or a control character.`);
    this.name = 'UnsafeMailAddress';
  }
}
