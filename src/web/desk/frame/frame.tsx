import '../desk.css';
import '../desk-rows.css';
import '../desk-cards.css';
import '../desk-parts.css';
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { LoginAgain } from '../review/dialogs/login-again';
import type { PageHandle } from '../../root';
import { refusalCode } from '../ui/refusal-code';
import { DeskHeader } from './desk-header';
import type { loader } from './frame.server';
export { loader } from './frame.server';

export const handle: PageHandle = { hydrate: true };

/**
 * A refused action has nothing read again, so a session that ended shows the login only if this asks for it. An answer
 * with a code is `<AskAgain>`'s, which asks over the page; the login in the page's place would tear that down.
 */
export const shouldRevalidate = ({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  (actionStatus === 401 && refusalCode(actionResult) === null) || defaultShouldRevalidate;

/** What all pages of the desk stand in; who is not signed in finds the login in the page's place. */
export default function DeskFrame() {
  const { member, open, demoLogin, alerts } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <div className="desk min-h-dvh">
      <meta name="robots" content="noindex" />
      {member && <DeskHeader member={member} open={open} alerts={alerts} />}
      <main className="mx-auto max-w-6xl px-4 pt-5 pb-12">
        {member ? (
          <Outlet />
        ) : (
          <>
            <title>Desk</title>
            <LoginAgain demoLogin={demoLogin} words={null} signedIn={() => void revalidate()} />
          </>
        )}
      </main>
    </div>
  );
}

/** A page that is not there for this role, or failed: the way to the others stays. */
export function ErrorBoundary() {
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loader>('web/desk/frame/frame');
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="desk min-h-dvh">
      <title>{missing ? 'Page not found' : 'This page failed'}</title>
      {frame?.member && <DeskHeader member={frame.member} open={frame.open} />}
      <main className="mx-auto max-w-2xl px-4 py-12">
        <h1 className="text-2xl">{missing ? 'Page not found' : 'This page failed'}</h1>
        <p className="mt-6">
          {missing
            ? 'It may have moved, or your role may not allow it.'
            : 'Nothing is lost. Reload the page; if it fails again, check Operations or tell the owner.'}
        </p>
        <p className="mt-6">
          <a className="inline-block py-2 text-accent underline" href="/admin">
            Back to orders
          </a>
        </p>
      </main>
    </div>
  );
}
