import { redirect } from 'react-router';

/**
 * The status of an action's refusal. With 401 the router leaves the page as it is instead of reading it anew, so that
 * a form under an ended session keeps what was typed.
 */
export const refusalStatus = (code: string): number => (code === 'not-signed-in' ? 401 : 200);

/** For a link to a file that was refused with `step-up-needed`: asks on a page, and goes on to the file from there. */
export function toStepUp(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`/desk/step-up?next=${encodeURIComponent(pathname + search)}`);
}
