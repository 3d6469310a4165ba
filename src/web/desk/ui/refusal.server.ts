import { redirect } from 'react-router';

const STATUSES: ReadonlyMap<string, number> = new Map([
  ['not-signed-in', 401],
  ['not-allowed', 403],
  ['second-factor-needed', 403],
]);

/**
 * The status of an action's refusal. With 401 and 403 the router leaves the page as it is instead of reading it anew,
 * so that a form under an ended session keeps what was typed. To be asked for the password again is no refusal.
 */
export const refusalStatus = (code: string, otherwise = 200): number =>
  STATUSES.get(code) ?? otherwise;

/** For a link to a file that was refused with `step-up-needed`: asks on a page, and goes on to the file from there. */
export function toStepUp(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`/desk/step-up?next=${encodeURIComponent(pathname + search)}`);
}
