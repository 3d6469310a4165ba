import { useActionData, useLoaderData } from 'react-router';
import { DataTable } from '../ui/data-table';
import { InviteForm } from './invite-form';
import { Invitations } from './invitations';
import { MemberRow } from './member-row';
import type { action, loader } from './staff.server';
export { action, loader } from './staff.server';

const COLUMNS = [
  'Name',
  'Role',
  'Last seen',
  'Two-factor authentication',
  'Sessions',
  'Change',
] as const;

export default function Staff() {
  const team = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (!team) return null;
  return (
    <>
      <title>Team</title>
      <h1 className="text-2xl">Team</h1>
      <p className="mt-2 text-soft">
        Everyone with access to the desk. The audit log records every change.
      </p>
      <DataTable label="Team" columns={COLUMNS}>
        {team.members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            answered={answered?.of === member.id ? answered : undefined}
          />
        ))}
      </DataTable>
      <section aria-labelledby="invite" className="mt-12 max-w-xl">
        <h2 id="invite" className="text-xl">
          Invite a colleague
        </h2>
        <InviteForm
          answered={answered?.did === 'invite' || answered?.of === '' ? answered : undefined}
        />
      </section>
      <Invitations invitations={team.invitations} />
    </>
  );
}
