import { Head } from '../ui/head';

/** Sent in place of any page that needs the database while it is away, so it asks for nothing. */
export default function Unavailable() {
  return (
    <section className="mx-auto max-w-2xl px-4 py-16 text-center md:py-24">
      <Head title="We’ll be right back" hidden />
      <h1>We’ll be right back</h1>
      <p className="mt-6 text-balance text-soft">
        We can’t open this page right now. Orders and payments you made are safe, and reports are
        still on their way. Try again in a minute.
      </p>
      <p className="mt-8">
        <a href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Return to home
        </a>
      </p>
    </section>
  );
}
