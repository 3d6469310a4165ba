import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { staffRoles, type TeamMember } from '../../../desk/identity/shape';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { LocalTime } from '../../ui/local-time';
import { toasts } from '../../ui/toasts/toasts';
import { AskAgain } from '../ui/ask-again';
import { Cell, DataRow } from '../ui/data-table';
import { isAskedAgain } from '../ui/refusal-code';
import type { StaffAnswer } from './staff.server';

interface MemberRowProps {
  readonly member: TeamMember;
  readonly answered: StaffAnswer | undefined;
}

const box =
  'mt-1 block min-h-11 w-full rounded-md border border-edge bg-paper px-3 font-normal text-ink';

export function MemberRow({ member, answered }: MemberRowProps) {
  const { name, role, active, lastSeenAt, hasSecondFactor, sessions, isMe } = member;
  return (
    <DataRow name={isMe ? `${name} (you)` : name}>
      <Cell label="Role">
        {active ? role : <span className="text-soft">Not active (was {role})</span>}
      </Cell>
      <Cell label="Seen">
        {lastSeenAt === null ? (
          <span className="text-soft">Never</span>
        ) : (
          <LocalTime iso={lastSeenAt} />
        )}
      </Cell>
      <Cell label="Factor">{hasSecondFactor ? 'Yes' : <span className="text-soft">No</span>}</Cell>
      <Cell label="Sessions">{sessions}</Cell>
      <Cell label="Change">
        <ChangeForm member={member} answered={answered} />
      </Cell>
    </DataRow>
  );
}

function ChangeForm({ member, answered }: MemberRowProps) {
  const fetcher = useFetcher<StaffAnswer>();
  const details = useRef<HTMLDetailsElement>(null);
  const answer = fetcher.data ?? answered;
  useEffect(() => {
    if (fetcher.data?.did !== 'change') return;
    toasts.add({ kind: 'success', title: fetcher.data.sentence });
    details.current?.removeAttribute('open');
  }, [fetcher.data]);
  const { id, name, role, active } = member;
  return (
    <details ref={details} className="sm:min-w-64">
      <summary className="cursor-pointer py-1.5 text-accent underline">
        Change<span className="sr-only"> {name}</span>
      </summary>
      <fetcher.Form method="post" className="mt-3 space-y-3">
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen-role" value={role} />
        <input type="hidden" name="seen-active" value={active ? 'yes' : 'no'} />
        <label className="block font-semibold">
          What
          <select name="change" required defaultValue="" className={box}>
            <option value="" disabled>
              Choose…
            </option>
            {choicesFor(member).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label className="block font-semibold">
          Why
          <input name="reason" required maxLength={500} autoComplete="off" className={box} />
        </label>
        {answer?.did === 'fail' && !isAskedAgain(answer) && (
          <Alert kind="danger" title={answer.sentence} announced />
        )}
        <button
          type="submit"
          disabled={fetcher.state !== 'idle'}
          className={buttonLook('primary', 'small')}
        >
          {fetcher.state === 'idle' ? 'Apply' : 'Applying…'}
        </button>
      </fetcher.Form>
      <AskAgain fetcher={fetcher} />
    </details>
  );
}

function choicesFor({
  role,
  active,
  hasSecondFactor,
  sessions,
}: TeamMember): readonly (readonly [string, string])[] {
  if (!active) return [['reactivate', 'Reactivate']];
  return [
    ...staffRoles
      .filter((other) => other !== role)
      .map((other) => [other, `Change role to ${other}`] as const),
    ...(sessions > 0 ? [['end-sessions', 'End all sessions'] as const] : []),
    ...(hasSecondFactor ? [['remove-second-factor', 'Reset 2FA'] as const] : []),
    ['deactivate', 'Deactivate'],
  ];
}
