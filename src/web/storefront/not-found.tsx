import { Head } from '../ui/head';
export { action, loader } from './not-found.server';

export default function NotFound() {
  return (
    <section className="mx-auto max-w-2xl px-4 py-16 text-center md:py-24">
      <Head title="Page not found" hidden />
      <p className="font-serif text-6xl text-accent">404</p>
      <h1 className="mt-4">Oops! Page not found</h1>
      <p className="mt-6 text-soft">The page may have moved, or the address may have been mistyped.</p>
      <p className="mt-8"><a href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">Return to home</a></p>
    </section>
  );
}
