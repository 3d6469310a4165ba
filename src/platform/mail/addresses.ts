import { isMailAddress } from '../../kernel/email-address';
import { fail, succeed, type Result } from '../../kernel/result';

const CONTROL = /\p{Cc}/u;

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
  if (!isMailAddress(trimmed)) {
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
