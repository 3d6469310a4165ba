import './ui/app.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { LateScripts } from './frame/late-scripts';
import { Toaster } from './ui/toasts/toaster';
export { loader } from './root.server';
export { ErrorBoundary } from './frame/error-page';

/** A year and a number of the first request: nothing that another request could change. */
export const shouldRevalidate = (): boolean => false;

/** A page ships JavaScript only if its `handle.hydrate` says so. */
export interface PageHandle {
  readonly hydrate?: boolean;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const hydrate = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.hydrate);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrate && <Toaster />}
        {hydrate && <ScrollRestoration />}
        {hydrate && <LateScripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
