import { brand } from '../../../content/brand';

/** An open book whose first page is being turned. */
export function Logo() {
  return (
    <a href="/" className="inline-flex min-h-11 items-center gap-2.5 font-serif text-xl font-semibold no-underline">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="text-accent">
        <path fill="currentColor" d="M15 8.6C12 6.4 8 5.6 3 6v19c5-.4 9 .4 12 2.6z" />
        <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" d="M18 9.6c2.8-2 6.2-2.8 11-2.6v17.8c-4.8-.2-8.2.6-11 2.4z" />
        <path fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" d="M21.5 13.4c1.4-.7 2.8-1 4.2-1.1M21.5 17.6c1.4-.7 2.8-1 4.2-1.1" />
      </svg>
      {brand.name}
    </a>
  );
}
