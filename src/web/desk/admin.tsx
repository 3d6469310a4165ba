import './desk.css';
import './desk-rows.css';
import './desk-cards.css';
import './desk-parts.css';
import { useEffect, type ReactNode } from 'react';
import { useFetcher, useActionData, useLoaderData } from 'react-router';
import type { PageHandle } from '../root';
import { SiteFooter } from '../ui/site-footer';
import { SiteHeader } from '../ui/site-header';
import { toasts } from '../ui/toasts/toasts';
import type { action, AdminAnswer, loader } from './admin.server';
import { DeskHeader } from './frame/desk-header';
import { LoginForm } from './login-form';
import { OrdersPage } from './orders/orders-page';
export { action, loader } from './admin.server';

export const handle: PageHandle = { hydrate: true };

/** A hint for other pages of this browser; it opens nothing. */
const HINT = 'adminAuth';

export default function Admin() {
  const { member, open, table, demoLogin, fillIn, passkeys } = useLoaderData<typeof loader>();
  const withoutScript = useActionData<typeof action>();
  const fetcher = useFetcher<AdminAnswer>();
  const answer = fetcher.data;
  useEffect(() => {
    if (answer) tell(answer);
  }, [answer]);
  const busy = fetcher.state !== 'idle';
  if (!member || !table) {
    return (
      <WebServer>
        <LoginForm
          demoLogin={demoLogin}
          fillIn={fillIn}
          fetcher={fetcher}
          busy={busy}
          answered={withoutScript}
          passkeys={passkeys}
        />
      </WebServer>
    );
  }
  return (
    <div className="desk min-h-dvh">
      <title>Orders</title>
      <meta name="robots" content="noindex" />
      <DeskHeader member={member} open={open} isWide />
      <main className="mx-auto max-w-[96rem] px-4 pt-4 pb-24">
        <OrdersPage
          table={table}
          answered={withoutScript?.did === 'view' ? withoutScript : undefined}
          fetcher={fetcher}
        />
      </main>
    </div>
  );
}

/** The way back stays: most often it is the database that was away for a moment. */
export function ErrorBoundary() {
  return (
    <div className="desk min-h-dvh">
      <title>Can’t load the orders</title>
      <main className="mx-auto max-w-2xl px-4 py-12">
        <h1 className="text-2xl">Can’t load the orders</h1>
        <p className="mt-6">Nothing is lost. Try again; if it fails again, check Operations.</p>
        <p className="mt-6 flex flex-wrap gap-x-6">
          <a className="inline-block py-2 text-accent underline" href="/admin">
            Try again
          </a>
          <a className="inline-block py-2 text-accent underline" href="/desk/operations">
            Go to Operations
          </a>
        </p>
      </main>
    </div>
  );
}

/** Before the login this is a page of the shop like any other. */
function WebServer({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <title>Admin Login</title>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="px-4 py-12 outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

function tell(answer: AdminAnswer): void {
  switch (answer.did) {
    case 'sign-in':
      remember(true);
      toasts.add({
        kind: 'success',
        title: 'Logged in successfully',
        description: 'Welcome to the admin portal',
      });
      break;
    case 'sign-out':
      remember(false);
      toasts.add({
        kind: 'info',
        title: 'Logged out',
        description: 'You have been logged out successfully',
      });
      break;
    case 'ask-code':
    case 'view':
      break;
    case 'nothing':
      toasts.add({ kind: 'destructive', title: 'Login failed', description: answer.sentence });
  }
}

function remember(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(HINT, 'true');
    else localStorage.removeItem(HINT);
  } catch {
    // A browser that forbids storage does without the hint.
  }
}
