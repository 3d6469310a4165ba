import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isStaffRole, type TeamChange } from '../../../desk/identity/shape';
import { formText, readForm } from '../../forms.server';
import { servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-staff', async () => {
    const team = await servicesOf(args.context).team.read(args.request);
    if (!team.ok) throw data({ sentence: team.failure.sentence }, { status: 500 });
    return team.value;
  });
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

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const answer = await perform(request, servicesOf(context).team, form);
  return data(answer, { status: answer.did === 'fail' ? refusalStatus(answer.code) : 200 });
}

async function perform(
  request: Request,
  team: ReturnType<typeof servicesOf>['team'],
  form: FormData,
): Promise<StaffAnswer> {
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
      const invited = await team.invite(request, { role, email });
      return invited.ok
        ? { did: 'invite', of, link: invited.value.link, mailedTo: email }
        : fail(invited.failure);
    }
    case 'withdraw': {
      const withdrawn = await team.withdraw(request, of);
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
      const changed = await team.change(request, {
        id: of,
        change,
        reason: formText(form, 'reason'),
        seen,
      });
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
