import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { AdminAnswer } from '../admin.server';
import { LoginForm } from '../login-form';

interface LoginAgainProps {
  readonly demoLogin: { readonly username: string; readonly password: string } | null;
  /** Said above the form where somebody was at work. */
  readonly words: string | null;
  signedIn(): void;
}

/** The login where one is, so that nobody leaves their work for it. */
export function LoginAgain({ demoLogin, words, signedIn }: LoginAgainProps) {
  const fetcher = useFetcher<AdminAnswer>();
  const { data: answer } = fetcher;
  useEffect(() => {
    if (answer?.did === 'sign-in') signedIn();
  }, [answer, signedIn]);
  return (
    <>
      {words !== null && <p className="mb-6 rounded-md border border-line bg-wash p-4">{words}</p>}
      <LoginForm demoLogin={demoLogin} fillIn={null} fetcher={fetcher} busy={fetcher.state !== 'idle'} answered={answer} />
    </>
  );
}
