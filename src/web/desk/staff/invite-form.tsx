import { useFetcher } from 'react-router';
import { staffRoles } from '../../../desk/identity/shape';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';
import { AskAgain } from '../ui/ask-again';
import { isAskedAgain } from '../ui/refusal-code';
import type { StaffAnswer } from './staff.server';

const DUTIES = {
  owner: 'Owner: everything, including money and team',
  expert: 'Reviewer: reviews and approves reports',
  support: 'Support: replies to buyers, helps with payments',
} as const;

export function InviteForm({ answered }: { readonly answered: StaffAnswer | undefined }) {
  const fetcher = useFetcher<StaffAnswer>();
  const answer = fetcher.data ?? answered;
  const refused = answer?.did === 'fail' && !isAskedAgain(answer) ? answer : null;
  return (
    <>
      <fetcher.Form method="post" className="mt-4 space-y-5">
        <input type="hidden" name="intent" value="invite" />
        <fieldset>
          <legend className="font-semibold">Role</legend>
          {staffRoles.toReversed().map((role) => (
            <label key={role} className="mt-1 flex min-h-11 items-center gap-3">
              <input type="radio" name="role" value={role} required className="size-5" />
              {DUTIES[role]}
            </label>
          ))}
        </fieldset>
        <Field
          name="email"
          label="Email address (optional)"
          type="email"
          autoComplete="off"
          hint="We email them the link. Leave it empty to hand the link over yourself."
          error={refused?.code === 'bad-address' ? refused.sentence : undefined}
        />
        {refused && refused.code !== 'bad-address' && (
          <Alert kind="danger" title={refused.sentence} announced />
        )}
        <button
          type="submit"
          disabled={fetcher.state !== 'idle'}
          className={buttonLook('primary', 'small')}
        >
          {fetcher.state === 'idle' ? 'Create link' : 'Creating link…'}
        </button>
      </fetcher.Form>
      <AskAgain fetcher={fetcher} />
      <div aria-live="polite">
        {answer?.did === 'invite' && (
          <div className="mt-6">
            <Alert kind="notice" title="Invitation created">
              <p>
                {answer.mailedTo === ''
                  ? 'Share this link'
                  : `We emailed it to ${answer.mailedTo}. Same link`}
                ; works once, expires in a day, and won’t be shown again:
              </p>
              <p>
                <code className="font-mono text-sm break-all select-all">{answer.link}</code>
              </p>
            </Alert>
          </div>
        )}
      </div>
    </>
  );
}
