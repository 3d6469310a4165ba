import type { FetcherWithComponents } from 'react-router';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import { Field } from '../ui/field';
import type { AdminAnswer } from './admin.server';
import { ScriptMark } from './script-mark';

interface LoginFormProps {
  readonly demoLogin: { readonly username: string; readonly password: string } | null;
  readonly fillIn: { readonly username: string; readonly password: string } | null;
  readonly fetcher: FetcherWithComponents<AdminAnswer>;
  readonly busy: boolean;
  readonly refused: string | null;
}

export function LoginForm({ demoLogin, fillIn, fetcher, busy, refused }: LoginFormProps) {
  return (
    <div className="mx-auto max-w-sm">
      <h1 className="text-[2rem] md:text-[2.5rem]">Admin Login</h1>
      {demoLogin && (
        <p className="mt-6 rounded-md border border-notice bg-notice-wash p-4">
          Demo login: <span className="block"><code className="font-mono">{demoLogin.username}</code> / <code className="font-mono break-all">{demoLogin.password}</code></span>
        </p>
      )}
      {refused && <div className="mt-6"><Alert kind="danger" title="Login failed" announced><p>{refused}</p></Alert></div>}
      <fetcher.Form method="post" action="/admin" className="mt-6 space-y-5">
        <ScriptMark />
        <input type="hidden" name="intent" value="sign-in" />
        <Field name="username" label="Username" autoComplete="username" autoCapitalize="none" required defaultValue={fillIn?.username} />
        <Field name="password" label="Password" type="password" autoComplete="current-password" required defaultValue={fillIn?.password} />
        <button type="submit" className={`${buttonLook()} w-full`} disabled={busy}>Login</button>
      </fetcher.Form>
    </div>
  );
}
