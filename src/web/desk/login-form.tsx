import type { SubmitEvent } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import { Field } from '../ui/field';
import type { AdminAnswer } from './admin.server';
import { answerWithPasskey } from './passkeys/browser-passkeys';
import { PasskeyButton } from './passkeys/passkey-button';
import { ScriptMark } from './script-mark';
import { OneTimeCodeField } from './ui/proof-field';

interface LoginFormProps {
  readonly demoLogin: { readonly username: string; readonly password: string } | null;
  readonly fillIn: { readonly username: string; readonly password: string } | null;
  readonly fetcher: FetcherWithComponents<AdminAnswer>;
  readonly busy: boolean;
  /** What became of the last try, where no toast says it. */
  readonly answered?: AdminAnswer | undefined;
  /** Whether a passkey will do as well. */
  readonly passkeys?: boolean;
  /** Sends it some other way than the router does. */
  readonly submit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
}

export function LoginForm({
  demoLogin,
  fillIn,
  fetcher,
  busy,
  answered,
  passkeys = false,
  submit,
}: LoginFormProps) {
  const second = fetcher.data ?? answered;
  if (second?.did === 'ask-code')
    return (
      <CodeForm
        ticket={second.ticket}
        refused={second.sentence}
        fetcher={fetcher}
        busy={busy}
        submit={submit}
      />
    );
  const refused = answered?.did === 'nothing' ? answered.sentence : null;
  return (
    <div className="mx-auto max-w-sm">
      <h1 className="text-[2rem] md:text-[2.5rem]">Admin Login</h1>
      {demoLogin && (
        <p className="mt-6 rounded-md border border-notice bg-notice-wash p-4">
          Demo login:{' '}
          <span className="block">
            <code className="font-mono">{demoLogin.username}</code> /{' '}
            <code className="font-mono break-all">{demoLogin.password}</code>
          </span>
        </p>
      )}
      {refused && (
        <div className="mt-6">
          <Alert kind="danger" title="Login failed" announced>
            <p>{refused}</p>
          </Alert>
        </div>
      )}
      <fetcher.Form method="post" action="/admin" onSubmit={submit} className="mt-6 space-y-5">
        <ScriptMark />
        <input type="hidden" name="intent" value="sign-in" />
        <Field
          name="username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          required
          defaultValue={fillIn?.username}
        />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          defaultValue={fillIn?.password}
        />
        <button type="submit" className={`${buttonLook()} w-full`} disabled={busy}>
          Login
        </button>
      </fetcher.Form>
      {passkeys && (
        <div className="mt-5">
          <PasskeyButton
            words="Use a passkey"
            wide
            disabled={busy}
            ask={() => answerWithPasskey('sign-in')}
            done={(credential) =>
              void fetcher.submit(
                { intent: 'passkey', script: 'yes', credential },
                { method: 'post', action: '/admin' },
              )
            }
          />
        </div>
      )}
    </div>
  );
}

interface CodeFormProps extends Pick<LoginFormProps, 'fetcher' | 'busy' | 'submit'> {
  readonly ticket: string;
  readonly refused: string | null;
}

/** The second step: the password was right, the code is still to come. */
function CodeForm({ ticket, refused, fetcher, busy, submit }: CodeFormProps) {
  return (
    <div className="mx-auto max-w-sm">
      <h1 className="text-[2rem] md:text-[2.5rem]">Admin Login</h1>
      <p className="mt-6">Enter the code from your authenticator app.</p>
      {refused && (
        <div className="mt-6">
          <Alert kind="danger" title="Login failed" announced>
            <p>{refused}</p>
          </Alert>
        </div>
      )}
      <fetcher.Form method="post" action="/admin" onSubmit={submit} className="mt-6 space-y-5">
        <ScriptMark />
        <input type="hidden" name="intent" value="second-factor" />
        <input type="hidden" name="ticket" value={ticket} />
        <OneTimeCodeField name="code" label="Code" />
        <button type="submit" className={`${buttonLook()} w-full`} disabled={busy}>
          Continue
        </button>
      </fetcher.Form>
      <p className="mt-6">
        <a className="inline-block py-2 text-accent underline" href="/admin">
          Start again
        </a>
      </p>
    </div>
  );
}
