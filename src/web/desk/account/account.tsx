import { useActionData, useLoaderData } from 'react-router';
import { Alert } from '../../ui/alert';
import type { action, loader } from './account.server';
import { PasskeysSection } from './passkeys-section';
import { PasswordSection } from './password-section';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';
export { action, loader } from './account.server';

export default function Account() {
  const account = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (!account) return null;
  const answerOf = (part: string) => (answered?.of === part ? answered : undefined);
  return (
    <div className="max-w-2xl">
      <title>Your account</title>
      <h1 className="text-2xl">Your account</h1>
      <p className="mt-2 text-soft">
        You’re logged in as {account.name}, {account.role}.
      </p>
      {account.needsSecondFactor && (
        <div className="mt-6">
          <Alert kind="notice" title="Set up two-factor authentication first">
            <p>Two-factor authentication is required. Setup takes a minute.</p>
          </Alert>
        </div>
      )}
      <SecondFactorSection account={account} answered={answerOf('second-factor')} />
      <PasskeysSection account={account} answered={answerOf('passkeys')} />
      <SessionsSection sessions={account.sessions} answered={answerOf('sessions')} />
      <PasswordSection answered={answerOf('password')} />
    </div>
  );
}
