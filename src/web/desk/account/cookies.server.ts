import { challengeCookie, sessionCookie } from '../../../desk/identity';
import { deskOf } from '../../page-context.server';
import type { DeskVisit } from '../frame/at-desk.server';

/** The token of the session that asks. */
export const sessionIn = ({ request, context }: DeskVisit): string | undefined =>
  sessionCookie(deskOf(context).identity).read(request);

/** What ties the answer of a passkey to the browser that was asked for one. */
export const challengeIn = ({ request, context }: DeskVisit): string | undefined =>
  challengeCookie(deskOf(context).identity).read(request);

/** The header that gives a browser the token of its session. */
export const giveSession = (
  { context }: Pick<DeskVisit, 'context'>,
  { token }: { readonly token: string },
): string => sessionCookie(deskOf(context).identity).give(token);
