import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { OpenInvitation } from '../../../desk/identity/shape';
import { LocalTime } from '../../ui/local-time';
import { toasts } from '../../ui/toasts/toasts';
import { AskAgain } from '../ui/ask-again';
import { isAskedAgain } from '../ui/refusal-code';
import type { StaffAnswer } from './staff.server';

/** Links that were made and not yet used. */
export function Invitations({ invitations }: { readonly invitations: readonly OpenInvitation[] }) {
  const fetcher = useFetcher<StaffAnswer>();
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.did === 'withdraw') toasts.add({ kind: 'success', title: answer.sentence });
    if (answer?.did === 'fail' && !isAskedAgain(answer))
      toasts.add({ kind: 'error', title: 'Something went wrong', description: answer.sentence });
  }, [answer]);
  return (
    <section aria-labelledby="invitations" className="mt-12 max-w-xl">
      <h2 id="invitations" className="text-xl">
        Open invitations
      </h2>
      {invitations.length === 0 && (
        <p className="mt-3 text-soft">None. Links expire once used or after a day.</p>
      )}
      <ul>
        {invitations.map(({ id, role, by, endsAt }) => (
          <li
            key={id}
            className={
              'mt-3 flex flex-wrap items-center justify-between gap-3 rounded-md border ' +
              'border-line bg-raised px-4 py-3'
            }
          >
            <span>
              As <strong>{role}</strong>, by {by}; ends <LocalTime iso={endsAt} />
            </span>
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value="withdraw" />
              <input type="hidden" name="id" value={id} />
              <button type="submit" className="desk-small" disabled={fetcher.state !== 'idle'}>
                Revoke<span className="sr-only"> the invitation for {role}</span>
              </button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
      <AskAgain fetcher={fetcher} />
    </section>
  );
}
