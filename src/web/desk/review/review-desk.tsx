import '../desk.css';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { PageHandle } from '../../root';
import { buttonLook } from '../../ui/button';
import type { loader } from './review-desk.server';
import { ReviewDeskPage } from './review-desk-page';
import { LoginAgain } from './dialogs/login-again';
export { loader } from './review-desk.server';

export const handle: PageHandle = { hydrate: true };

export default function ReviewDeskRoute() {
  const { view, problem, demoLogin } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  // What is at work stays, whatever the server says of the page later: the bench asks for itself.
  const [opened, setOpened] = useState(view);
  if (opened === null && view !== null) setOpened(view);
  const shown = opened ?? view;
  return (
    <div className="desk min-h-dvh">
      <title>{shown ? `${shown.company.name}: review` : 'Review'}</title>
      <meta name="robots" content="noindex" />
      {shown && <ReviewDeskPage opened={shown} demoLogin={demoLogin} />}
      {!shown && (
        <main className="px-4 py-12">
          {problem ? (
            <>
              <h1 className="text-2xl">Can’t open this report</h1>
              <p className="mt-4">{problem.sentence}</p>
              <p className="mt-6">
                <a href="/desk" className={buttonLook()}>
                  Back to the queue
                </a>
              </p>
            </>
          ) : (
            <LoginAgain demoLogin={demoLogin} words={null} signedIn={() => void revalidate()} />
          )}
        </main>
      )}
    </div>
  );
}
