import { useActionData, useLoaderData } from 'react-router';
import { LONGEST_TICKET } from '../../shop/support/shape';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import { TextArea } from '../ui/field';
import { Page } from '../ui/page';
import type { action, loader } from './wrong.server';
export { action, loader } from './wrong.server';

/** “Something is wrong here”, said of one sentence of a report. */
export default function Wrong() {
  const { found, reportPath, reference } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (found === null) {
    return (
      <Page title="This sentence is not in your report" hidden>
        <p>
          The report has changed since, or the link is not complete. The page shows the newest
          version.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <a href={reportPath} className={buttonLook()}>
            Open the report
          </a>
          <a href="/contact" className={buttonLook('quiet')}>
            Write to us
          </a>
        </p>
      </Page>
    );
  }
  return (
    <Page title="Something is wrong here?" eyebrow={`Your report on ${found.company}`} hidden>
      <blockquote className="border-l-2 border-accent pl-4">{found.text}</blockquote>
      {reference !== null ? (
        <div className="mt-8 space-y-6">
          <Alert title="Thank you. A person looks into it." announced>
            <p>
              Your reference is {reference}. We’ll reply by email; if the sentence is wrong, your
              report is corrected under the same link.
            </p>
          </Alert>
          <p>
            <a href={reportPath} className={buttonLook()}>
              Back to the report
            </a>
          </p>
        </div>
      ) : (
        <form method="post" className="mt-8 space-y-6">
          {refused && <Alert kind="danger" title={refused.sentence} announced />}
          <TextArea
            name="words"
            label="What is wrong with it? (optional)"
            rows={4}
            maxLength={LONGEST_TICKET}
            defaultValue={refused?.words ?? ''}
            hint="If you know better, where from?"
          />
          <p className="flex flex-wrap gap-3">
            <button type="submit" className={buttonLook()}>
              Tell us
            </button>
            <a href={reportPath} className={buttonLook('quiet')}>
              Back to the report
            </a>
          </p>
        </form>
      )}
    </Page>
  );
}
