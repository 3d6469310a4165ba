import { fail, succeed, type Result } from '../../kernel/result';
import type { StaffMember } from '../identity/shape';
import {
  isExport,
  mayDo,
  type PermitProblem,
  needsStepUp,
  type StaffAction,
  worksBeforeSecondFactor,
} from './shape';

declare const permitBrand: unique symbol;

/** Proof that this person may do this. The desk's verbs ask for one, so that no page can forget to check. */
export interface Permit<Action extends StaffAction> {
  readonly member: StaffMember;
  readonly action: Action;
  readonly [permitBrand]: true;
}

/**
 * How to use what asks for a second look (`stepUpActions` in shape.ts): call `permit` as ever. It refuses with
 * `step-up-needed` until the session was stepped up within ten minutes; for a file a login or a step-up within
 * fifteen is enough. Hand that failure to the page as it is, in
 * `{ ok: false, failure }`, or as `code` or `failure` of your own answer, and put `<AskAgain fetcher={fetcher} />`
 * (web/desk/ui) beside the form: it asks for the password or the code in a dialog and sends the same form again,
 * with nothing typed lost. For a download, `useAskFirst` asks before the link is followed.
 */
export function permit<Action extends StaffAction>(
  member: StaffMember | null,
  action: Action,
): Result<Permit<Action>, PermitProblem> {
  if (!member) return fail('not-signed-in', 'Log in first.');
  if (!mayDo(member.role, action))
    return fail('not-allowed', 'Your role doesn’t allow this. Ask the owner.');
  if (member.needsSecondFactor && !worksBeforeSecondFactor(action))
    return fail('second-factor-needed', 'Set up two-factor authentication first.');
  const isProved = member.steppedUp === true || (isExport(action) && member.provedLately === true);
  if (needsStepUp(action) && !isProved)
    return fail('step-up-needed', 'Confirm your password. Nothing was changed.');
  return succeed({ member, action } as Permit<Action>);
}
