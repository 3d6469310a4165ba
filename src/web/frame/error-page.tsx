import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { RootData } from '../root.server';
import { Head } from '../ui/head';
import { SiteFooter } from '../ui/site-footer';
import { SiteHeader } from '../ui/site-header';

/** A failure of ours that says in a sentence what the visitor may know of it. */
export interface FailureSentence {
  readonly sentence: string;
}

function sentenceOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  if (error.status === 405) return 'This page doesn’t take what was sent. Go back and try again.';
  const told = error.data as Partial<FailureSentence> | null;
  return typeof told?.sentence === 'string' ? told.sentence : null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<RootData>('root');
  const sentence = sentenceOf(error);
  return (
    <>
      <Head title="Unexpected Application Error!" hidden />
      <SiteHeader />
      <main id="content" className="mx-auto w-full max-w-2xl px-4 py-16 md:py-20">
        <h1 className="text-[2rem] md:text-[2.75rem]">Unexpected Application Error!</h1>
        <p className="mt-6">
          {sentence ?? 'Something went wrong on our side. Nothing you typed is lost; try again.'}
        </p>
        {sentence === null && root && (
          <p className="mt-4 text-soft">
            If it happens again,{' '}
            <a className="underline underline-offset-4" href="/contact">
              tell us
            </a>{' '}
            and include this number:{' '}
            <code className="block font-mono text-sm text-ink">{root.requestId}</code>
          </p>
        )}
        <p className="mt-8">
          <a className="underline underline-offset-4" href="/">
            Back to home
          </a>
        </p>
      </main>
      <SiteFooter />
    </>
  );
}
