import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { permit, type Permit } from '../../../desk/policy';
import type { PermitProblem, StaffAction } from '../../../desk/policy/shape';
import type { Result } from '../../../kernel/result';
import { deskOf } from '../../page-context.server';
import { toStepUp } from '../ui/refusal.server';

export type DeskVisit = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Leave for whoever is there, which the desk’s verbs ask for; a form answers with the refusal as it is. */
export async function permitted<Action extends StaffAction>(
  { request, context }: DeskVisit,
  action: Action,
): Promise<Result<Permit<Action>, PermitProblem>> {
  return permit(await deskOf(context).who(request), action);
}

/** What a form of the desk asks for, done by whoever may; anybody else's refusal is its answer. */
export async function whenPermitted<Action extends StaffAction, Value, Code extends string>(
  visit: DeskVisit,
  action: Action,
  perform: (allowed: Permit<Action>) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | PermitProblem>> {
  const allowed = await permitted(visit, action);
  return allowed.ok ? perform(allowed.value) : allowed;
}

/**
 * What a page of the desk shows to whoever may see it. Nobody signed in: null, and the frame asks for the login
 * where the page would stand. Another role's page does not exist.
 */
export async function atDesk<Action extends StaffAction, Shown>(
  visit: DeskVisit,
  action: Action,
  show: (allowed: Permit<Action>) => Promise<Shown>,
): Promise<Shown | null> {
  const allowed = await permitted(visit, action);
  if (allowed.ok) return show(allowed.value);
  switch (allowed.failure.code) {
    case 'not-signed-in':
      return null;
    case 'not-allowed':
      throw data({ sentence: 'Page not found.' }, { status: 404 });
    case 'second-factor-needed':
      throw redirect('/desk/account');
    case 'step-up-needed':
      throw toStepUp(visit.request);
  }
}
