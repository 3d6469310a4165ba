import { useActionData } from 'react-router';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import { Page } from '../ui/page';
import type { action } from './address.server';
export { action } from './address.server';

/** A button and not the page itself confirms: mail programs open links to look at them. */
export default function ConfirmAddress() {
  const answer = useActionData<typeof action>();
  return (
    <Page title="Confirm your email address" hidden>
      {answer?.sentence && <Alert kind="danger" title={answer.sentence} />}
      {answer?.address && (
        <>
          <p>
            We’ll send your report to <strong>{answer.address}</strong>.
          </p>
          <p className="mt-6">
            <a href={answer.trackUrl} className={buttonLook()}>
              Follow your order
            </a>
          </p>
        </>
      )}
      {!answer && (
        <form method="post">
          <p>Someone asked us to send an interview report to this address. Was it you?</p>
          <p className="mt-6">
            <button type="submit" className={buttonLook()}>
              Yes, send it here
            </button>
          </p>
        </form>
      )}
    </Page>
  );
}
