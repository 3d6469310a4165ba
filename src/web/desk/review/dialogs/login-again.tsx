import { useState, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import type { AdminAnswer } from '../../admin.server';
import { LoginForm } from '../../login-form';

interface LoginAgainProps {
  readonly demoLogin: { readonly username: string; readonly password: string } | null;
  /** Said above the form where somebody was at work. */
  readonly words: string | null;
  signedIn(): void;
}

/** The login where one is, so that nobody leaves their work for it; past the router, which would read the page anew. */
export function LoginAgain({ demoLogin, words, signedIn }: LoginAgainProps) {
  const fetcher = useFetcher<AdminAnswer>();
  const [answer, setAnswer] = useState<AdminAnswer>();
  const [isBusy, setBusy] = useState(false);
  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const told = await ask(new FormData(event.currentTarget));
    setBusy(false);
    setAnswer(told);
    if (told.did === 'sign-in') signedIn();
  }
  return (
    <>
      {words !== null && <p className="mb-6 rounded-md border border-line bg-wash p-4">{words}</p>}
      <LoginForm
        demoLogin={demoLogin}
        fillIn={null}
        fetcher={fetcher}
        busy={isBusy}
        answered={answer}
        submit={(event) => void send(event)}
      />
    </>
  );
}

async function ask(form: FormData): Promise<AdminAnswer> {
  try {
    const answered = await fetch('/desk/login', { method: 'POST', body: form });
    const body = (await answered.json()) as AdminAnswer | { readonly sentence?: string };
    return 'did' in body
      ? body
      : {
          did: 'nothing',
          sentence: body.sentence ?? 'Something went wrong. Try again.',
        };
  } catch {
    return { did: 'nothing', sentence: 'Can’t reach the server. Try again.' };
  }
}
