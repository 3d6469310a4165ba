import { useActionData, useLoaderData } from 'react-router';
import { CHANGE_GROUPS, type FoundChange, type WhatChanged } from '../../report/changes/shape';
import { buttonLook } from '../ui/button';
import { Page } from '../ui/page';
import type { action, loader } from './changes.server';
import { RoundState } from './second-round';
export { action, loader } from './changes.server';

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** What changed since a report, on one page. */
export default function Changes() {
  const { company, round, found, reviewsAll, reportPath } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page
      title={found === null ? 'Your second round' : 'What changed since your report'}
      eyebrow={`Your report on ${company}`}
      hidden
    >
      {found === null ? (
        <div className="space-y-4">
          <RoundState
            round={round}
            company={company}
            path={`${reportPath}/second-round`}
            reviewsAll={reviewsAll}
            problem={refused?.sentence ?? null}
          />
        </div>
      ) : (
        <Found found={found} />
      )}
      <p className="mt-10">
        <a href={reportPath} className={buttonLook('quiet')}>
          Back to the report
        </a>
      </p>
    </Page>
  );
}

function Found({ found }: { readonly found: WhatChanged }) {
  const { company, since, lookedAt, answered, changes } = found;
  return (
    <>
      {changes.length === 0 ? (
        <p>
          We found nothing new about {company} that we could confirm. Your report still stands as it
          is.
        </p>
      ) : (
        CHANGE_GROUPS.map((group) => (
          <Group
            key={group}
            title={group}
            changes={changes.filter((change) => change.group === group)}
          />
        ))
      )}
      <p className="mt-10 text-sm text-soft">
        Your report’s research is from {dayOf(since)}. We looked again on {dayOf(lookedAt)};{' '}
        {answered} {answered === 1 ? 'source' : 'sources'} answered. We list only what’s new or
        different, and only with its source.
      </p>
    </>
  );
}

/** What a posting’s line can’t say in itself. */
const HINTS: Partial<Record<string, string>> = {
  Postings: 'Compared with the postings we found for your report.',
};

function Group({
  title,
  changes,
}: {
  readonly title: string;
  readonly changes: readonly FoundChange[];
}) {
  if (changes.length === 0) return null;
  return (
    <section className="mt-10 first:mt-0">
      <h2>{title}</h2>
      {HINTS[title] !== undefined && <p className="mt-1 text-sm text-soft">{HINTS[title]}</p>}
      <ul className="mt-4 space-y-6">
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </section>
  );
}

function Change({ change: { text, before, citations } }: { readonly change: FoundChange }) {
  const sources = citations.filter(
    ({ url }, index) => citations.findIndex((one) => one.url === url) === index,
  );
  return (
    <li className="break-inside-avoid border-l-4 border-line pl-4">
      {before === undefined ? (
        <p>{text}</p>
      ) : (
        <dl>
          <dt className="text-sm text-soft">In your report</dt>
          <dd className="text-soft">{before}</dd>
          <dt className="mt-2 text-sm text-soft">Now</dt>
          <dd>{text}</dd>
        </dl>
      )}
      <p className="mt-1 text-sm wrap-anywhere text-soft">
        {sources.map(({ url, sourceName, publishedAt, fetchedAt }, index) => (
          <span key={url}>
            {index > 0 && '; '}
            <a href={url} className="text-accent underline" rel="noreferrer">
              {sourceName}
            </a>
            {publishedAt === undefined ? `, read ${dayOf(fetchedAt)}` : `, ${dayOf(publishedAt)}`}
          </span>
        ))}
      </p>
    </li>
  );
}
