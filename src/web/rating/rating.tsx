import { useActionData, useLoaderData } from 'react-router';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import { Page } from '../ui/page';
import { RatingForm } from './rating-form';
import type { action, loader } from './rating.server';
export { action, loader } from './rating.server';

/** “How was it?”: one question, which works without a script. */
export default function Rating() {
  const { view, thanked, problem } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (view === null) {
    return (
      <Page title="This link doesn’t work" hidden>
        <p>{problem}</p>
        <p className="mt-6">
          <a href="/links" className={buttonLook()}>
            Email my links
          </a>
        </p>
      </Page>
    );
  }
  const given = refused
    ? refused.sent
    : {
        stars: String(view.given?.stars ?? ''),
        words: view.given?.words ?? '',
        quoting: view.given?.quoting ?? 'no',
      };
  return (
    <Page
      title={`How was your report on ${view.company}?`}
      eyebrow={`Interview report for ${view.role}`}
      hidden
    >
      {refused && (
        <div className="mb-6">
          <Alert kind="danger" title={refused.sentence} announced />
        </div>
      )}
      {thanked && !refused && (
        <div className="mb-6">
          <Alert title="Thank you. We got your answer." announced>
            <p>You can change it here while this link works.</p>
          </Alert>
        </div>
      )}
      <RatingForm given={given} name={view.name} />
    </Page>
  );
}
