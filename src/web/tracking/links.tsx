import { useActionData } from 'react-router';
import { Page } from '../ui/page';
import { LinkLookup } from './link-lookup';
import type { action } from './links.server';
export { action } from './links.server';

export default function Links() {
  const answer = useActionData<typeof action>();
  return (
    <Page title="Lost your link?" hidden>
      {answer?.sent ? (
        <p role="status">
          If there are orders under that address, a mail with their links is on its way. It can take
          a few minutes; please look among unwanted mail too.
        </p>
      ) : (
        <>
          <p className="mb-8">
            Links to orders and reports open for those who hold them. Give the address you ordered
            with, and we send them again.
          </p>
          <LinkLookup error={answer?.error} />
        </>
      )}
    </Page>
  );
}
