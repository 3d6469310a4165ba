import './desk.css';
import { useLoaderData } from 'react-router';
import type { PageHandle } from '../../root';
import { Alert } from '../../ui/alert';
import type { loader } from './queue.server';
import { LoginAgain } from './login-again';
import { QueueTable } from './queue-table';
export { loader } from './queue.server';

export const handle: PageHandle = { hydrate: true };

const nothing = (): void => undefined;

export default function Queue() {
  const { member, rows, problem, demoLogin } = useLoaderData<typeof loader>();
  return (
    <div className="desk min-h-dvh">
      <title>{member ? 'Reports to review' : 'Desk'}</title>
      <meta name="robots" content="noindex" />
      <main className="mx-auto max-w-6xl px-4 py-8">
        {!member && <LoginAgain demoLogin={demoLogin} words={null} signedIn={nothing} />}
        {member && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h1 className="text-[2rem]">Reports to review</h1>
              <p className="text-soft">{member.name}, <a href="/admin" className="inline-block py-2 text-accent underline">all orders</a></p>
            </div>
            {problem && <div className="mt-6"><Alert title={problem.sentence} /></div>}
            {!problem && rows.length === 0 && <p className="mt-8">No report waits for review. A kind hour.</p>}
            {rows.length > 0 && <QueueTable rows={rows} />}
          </>
        )}
      </main>
    </div>
  );
}
