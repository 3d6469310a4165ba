import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { StaffMember } from '../../../desk/identity/shape';
import { mayDo, type StaffAction, worksBeforeSecondFactor } from '../../../desk/policy/shape';
import { servicesOf } from '../../page-context.server';

/**
 * What a page of the desk shows to whoever may see it. Nobody signed in: null, and the frame asks for the login
 * where the page would stand. Another role's page does not exist.
 */
export async function atDesk<Shown>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  action: StaffAction,
  show: (member: StaffMember) => Promise<Shown>,
): Promise<Shown | null> {
  const member = await servicesOf(context).staff.who(request);
  if (!member) return null;
  if (!mayDo(member.role, action)) throw data({ sentence: 'Page not found.' }, { status: 404 });
  if (member.needsSecondFactor && !worksBeforeSecondFactor(action)) throw redirect('/desk/account');
  return show(member);
}
