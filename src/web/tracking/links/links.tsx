import { useActionData } from 'react-router';
import { Page } from '../../ui/page';
import { LinkLookup } from './link-lookup';
import type { action } from './links.server';
export { action } from './links.server';

export default function Links() {
  const answer = useActionData<typeof action>();
  return (
    <Page title="Lost your link?" hidden>
      {answer?.sent ? (
        <p role="status">
          If that address has orders, we’ve emailed their links. It can take a few minutes. Check
          your spam folder, too.
        </p>
      ) : (
        <>
          <p className="mb-8">
            Enter the email address you ordered with, and we’ll email your order links again.
          </p>
          <LinkLookup error={answer?.error} typed={answer?.email} />
        </>
      )}
    </Page>
  );
}
