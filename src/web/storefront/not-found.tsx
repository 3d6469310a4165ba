import { Head } from '../ui/head';
export { action, loader } from './not-found.server';

export default function NotFound() {
  return (
    <section className="mx-auto max-w-2xl px-4 py-16 text-center md:py-24">
      <Head title="Page not found" hidden />
      <p className="font-serif text-6xl font-semibold text-accent">404</p>
      <h1 className="mt-4">Oops! Page not found</h1>
      <p className="mt-6 text-balance text-soft">
        The page may have moved, or the address may have been mistyped. If it was the link to an
        order or a report,{' '}
        <a href="/links" className="text-ink underline underline-offset-4">
          we send it to you again
        </a>
        .
      </p>
      <p className="mt-8">
        <a href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Return to home
        </a>
      </p>
    </section>
  );
}
