import { fail, succeed, type Result } from '../../kernel/result';
import type { StaffMember } from '../identity/shape';
import { mayDo, type StaffAction } from './shape';

declare const permitBrand: unique symbol;

/** Proof that this person may do this. The desk's verbs ask for one, so that no page can forget to check. */
export interface Permit<Action extends StaffAction> {
  readonly member: StaffMember;
  readonly action: Action;
  readonly [permitBrand]: true;
}

export function permit<Action extends StaffAction>(
  member: StaffMember | null,
  action: Action,
): Result<Permit<Action>, 'not-signed-in' | 'not-allowed'> {
  if (!member) return fail('not-signed-in', 'Please sign in.');
  if (!mayDo(member.role, action)) return fail('not-allowed', 'Your role does not allow this. Ask the owner.');
  return succeed({ member, action } as Permit<Action>);
}
