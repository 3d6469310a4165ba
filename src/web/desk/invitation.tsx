import { useActionData } from 'react-router';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import { Field } from '../ui/field';
import { Page } from '../ui/page';
import type { action } from './invitation.server';
export { action } from './invitation.server';

/** Opening the link decides nothing, since programs open links too; the button does. */
export default function Invitation() {
  const answer = useActionData<typeof action>();
  if (answer?.made) {
    return (
      <Page title="Your account is ready" hidden>
        <p>
          Log in as <strong>{answer.made}</strong> with your new password. The invitation link no
          longer works.
        </p>
        <p className="mt-8">
          <a href="/admin" className={`${buttonLook()} w-full sm:w-auto`}>
            Go to login
          </a>
        </p>
      </Page>
    );
  }
  return (
    <Page title="Choose your login" hidden>
      <InvitationForm name={answer?.name ?? ''} problem={answer?.problem ?? null} />
    </Page>
  );
}

interface InvitationFormProps {
  readonly name: string;
  readonly problem: { readonly code: string; readonly sentence: string } | null;
}

function InvitationForm({ name, problem }: InvitationFormProps) {
  const at = problem && fieldOf(problem.code);
  const told = (field: 'name' | 'password') =>
    problem && at === field ? { error: problem.sentence, autoFocus: true } : {};
  return (
    <>
      <p>You’re invited to this shop’s desk. Choose your username and password.</p>
      <form method="post" noValidate className="mt-8 max-w-md space-y-5">
        {problem && at === null && <Alert kind="danger" title={problem.sentence} announced />}
        <Field
          name="name"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={60}
          defaultValue={name}
          {...told('name')}
        />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters."
          {...told('password')}
        />
        <button type="submit" className={`${buttonLook()} w-full`}>
          Create account
        </button>
      </form>
    </>
  );
}

function fieldOf(code: string): 'name' | 'password' | null {
  if (code === 'no-name' || code === 'name-taken') return 'name';
  return code === 'weak-password' ? 'password' : null;
}
