import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';
import { AskAgain } from '../ui/ask-again';
import { isAskedAgain } from '../ui/refusal-code';
import type { AccountAnswer } from './account.server';

export function PasswordSection({ answered }: { readonly answered: AccountAnswer | undefined }) {
  const fetcher = useFetcher<AccountAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? answered;
  useEffect(() => {
    if (fetcher.data?.did === 'done') form.current?.reset();
  }, [fetcher.data]);
  const refused = answer?.did === 'fail' && !isAskedAgain(answer) ? answer : null;
  const errorOf = (code: string): string | undefined =>
    refused?.code === code ? refused.sentence : undefined;
  const isElsewhere =
    refused !== null && !['wrong-password', 'weak-password'].includes(refused.code);
  return (
    <section aria-labelledby="own-password" className="mt-12 max-w-md">
      <h2 id="own-password" className="text-xl">
        Change password
      </h2>
      <fetcher.Form ref={form} method="post" className="mt-4 space-y-5">
        <input type="hidden" name="intent" value="change-password" />
        <Field
          name="old-password"
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          error={errorOf('wrong-password')}
        />
        <Field
          name="new-password"
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          hint="At least 12 characters."
          error={errorOf('weak-password')}
        />
        {isElsewhere && <Alert kind="danger" title={refused.sentence} announced />}
        <button
          type="submit"
          className={buttonLook('primary', 'small')}
          disabled={fetcher.state !== 'idle'}
        >
          {fetcher.state === 'idle' ? 'Change password' : 'Changing…'}
        </button>
      </fetcher.Form>
      <div aria-live="polite">
        {answer?.did === 'done' && <p className="mt-4">{answer.sentence}</p>}
      </div>
      <AskAgain fetcher={fetcher} />
    </section>
  );
}
