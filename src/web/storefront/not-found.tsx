import { Head } from '../ui/head';
export { action, loader } from './not-found.server';

export default function NotFound() {
  return (
    <section className="mx-auto max-w-2xl px-4 py-16 text-center md:py-24">
      <Head title="Page not found" hidden />
      <p className="font-serif text-6xl font-semibold text-accent">404</p>
      <h1 className="mt-4">Oops! Page not found</h1>
      <p className="mt-6 text-balance text-soft">
        The page may have moved, or the address may be mistyped. Lost an order link?{' '}
        <a href="/links" className="text-ink underline underline-offset-4">
          We’ll email it again
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
