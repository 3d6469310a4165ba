import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changeMember, inviteMember, readTeam, withdrawInvitation } from '../../../desk/identity';
import { isStaffRole, type TeamChange } from '../../../desk/identity/shape';
import { formText, readForm } from '../../forms.server';
import { deskOf } from '../../page-context.server';
import { atDesk, whenPermitted } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-staff', (allowed) => readTeam(deskOf(args.context).identity, allowed));
}

/** `of` is whom it was about, so that each row tells its own. */
export type StaffAnswer =
  | {
      readonly did: 'invite';
      readonly of: string;
      readonly link: string;
      readonly mailedTo: string;
    }
  | { readonly did: 'change' | 'withdraw'; readonly of: string; readonly sentence: string }
  | { readonly did: 'fail'; readonly of: string; readonly code: string; readonly sentence: string };

export async function action(args: ActionFunctionArgs) {
  const answer = await perform(args, await readForm(args.request));
  return data(answer, { status: answer.did === 'fail' ? refusalStatus(answer.code) : 200 });
}

async function perform(args: ActionFunctionArgs, form: FormData): Promise<StaffAnswer> {
  const { identity } = deskOf(args.context);
  const of = formText(form, 'id');
  const fail = (failure: { readonly code: string; readonly sentence: string }): StaffAnswer => ({
    did: 'fail',
    of,
    ...failure,
  });
  switch (formText(form, 'intent')) {
    case 'invite': {
      const role = formText(form, 'role');
      const email = formText(form, 'email').trim();
      if (!isStaffRole(role)) return fail({ code: 'no-role', sentence: 'Choose a role.' });
      const invited = await whenPermitted(args, 'manage-staff', (allowed) =>
        inviteMember(identity, allowed, { role, email }),
      );
      return invited.ok
        ? {
            did: 'invite',
            of,
            link: `${identity.baseUrl}/desk/invitation/${invited.value.token}`,
            mailedTo: email,
          }
        : fail(invited.failure);
    }
    case 'withdraw': {
      const withdrawn = await whenPermitted(args, 'manage-staff', (allowed) =>
        withdrawInvitation(identity, allowed, of),
      );
      return withdrawn.ok
        ? { did: 'withdraw', of, sentence: 'Invitation revoked.' }
        : fail(withdrawn.failure);
    }
    case 'change': {
      const change = readChange(formText(form, 'change'));
      if (change === null) return fail({ code: 'no-change', sentence: 'Choose a change.' });
      const seen = {
        role: formText(form, 'seen-role'),
        active: formText(form, 'seen-active') === 'yes',
      };
      const changed = await whenPermitted(args, 'manage-staff', (allowed) =>
        changeMember(identity, allowed, { id: of, change, reason: formText(form, 'reason'), seen }),
      );
      return changed.ok
        ? { did: 'change', of, sentence: 'Done. Recorded in the audit log.' }
        : fail(changed.failure);
    }
    default:
      return fail({
        code: 'unknown',
        sentence: 'Something went wrong. Reload the page and try again.',
      });
  }
}

function readChange(word: string): TeamChange | null {
  if (isStaffRole(word)) return { do: 'change-role', role: word };
  return word === 'deactivate' ||
    word === 'reactivate' ||
    word === 'end-sessions' ||
    word === 'remove-second-factor'
    ? { do: word }
    : null;
}
