import type { SentenceAsRead } from '../../../report/production/shape';

interface ComplainedSentenceProps {
  readonly sentence: SentenceAsRead;
  readonly number: string | null;
  readonly mayReview: boolean;
}

/** The sentence as its buyer read it, with what it rested on. */
export function ComplainedSentence({
  sentence: { text, version, quotes },
  number,
  mayReview,
}: ComplainedSentenceProps) {
  return (
    <section aria-labelledby="sentence">
      <h2 id="sentence" className="text-xl">
        The sentence{version === null ? '' : `, in version ${version} of the report`}
      </h2>
      <blockquote dir="auto" className="mt-3 border-s-2 border-danger bg-raised p-4 wrap-anywhere">
        {text}
      </blockquote>
      {quotes.length === 0 && (
        <p className="mt-3 text-soft">No quotes, or that version was deleted.</p>
      )}
      <ul className="mt-3 space-y-3">
        {quotes.map(({ quote, sourceName, url }) => (
          <li key={`${url} ${quote}`} className="text-sm wrap-anywhere">
            <q dir="auto">{quote}</q>{' '}
            <a
              href={url}
              target="_blank"
              rel="noreferrer noopener"
              className="inline-block min-h-6 text-accent underline"
            >
              {sourceName}
            </a>
          </li>
        ))}
      </ul>
      {number !== null && mayReview && (
        <p className="mt-3">
          <a
            href={`/desk/review/${encodeURIComponent(number)}`}
            className="inline-block py-2 text-accent underline"
          >
            Open in the review desk
          </a>
        </p>
      )}
    </section>
  );
}
