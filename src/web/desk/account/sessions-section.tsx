import { useFetcher } from 'react-router';
import type { OwnSession } from '../../../desk/identity/shape';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { LocalTime } from '../../ui/local-time';
import { AskAgain } from '../ui/ask-again';
import { isAskedAgain } from '../ui/refusal-code';
import type { AccountAnswer } from './account.server';

interface SessionsSectionProps {
  readonly sessions: readonly OwnSession[];
  readonly answered: AccountAnswer | undefined;
}

export function SessionsSection({ sessions, answered }: SessionsSectionProps) {
  const fetcher = useFetcher<AccountAnswer>();
  const answer = fetcher.data ?? answered;
  const isBusy = fetcher.state !== 'idle';
  return (
    <section aria-labelledby="sessions" className="mt-12">
      <h2 id="sessions" className="text-xl">
        Active sessions
      </h2>
      <p className="mt-2 text-soft">
        Sessions end after two hours of inactivity, and after twelve hours in any case.
      </p>
      <ul aria-label="Your sessions" className="mt-4 rounded-md border border-line bg-raised px-4">
        {sessions.map(({ id, agent, since, seenAt, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0"
          >
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                {agent === '' ? 'Unknown browser' : agent}
                {isThis && <span className="font-normal text-soft"> (this browser)</span>}
              </p>
              <p className="text-sm text-soft">
                Since <LocalTime iso={since} />, last seen <LocalTime iso={seenAt} />
              </p>
            </div>
            {!isThis && (
              <fetcher.Form method="post">
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="id" value={id} />
                <button type="submit" className="desk-small" disabled={isBusy}>
                  End<span className="sr-only"> the session of {agent}</span>
                </button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <fetcher.Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="end-others" />
          <button type="submit" className={buttonLook('quiet', 'small')} disabled={isBusy}>
            End all others
          </button>
        </fetcher.Form>
      )}
      <div aria-live="polite">
        {answer?.did === 'done' && <p className="mt-4">{answer.sentence}</p>}
        {answer?.did === 'fail' && !isAskedAgain(answer) && (
          <div className="mt-4">
            <Alert kind="danger" title={answer.sentence} />
          </div>
        )}
      </div>
      <AskAgain fetcher={fetcher} />
    </section>
  );
}
