import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import type { TrackAnswer, TrackIntent } from './track-answer';

export interface Answered {
  readonly answer: TrackAnswer | undefined;
}

interface IntentFormProps extends Answered {
  readonly intent: TrackIntent;
  readonly title: string;
  readonly submit: string;
  readonly children: ReactNode;
}

/** One form of the page, with what became of it. */
export function IntentForm({ intent, title, submit, answer, children }: IntentFormProps) {
  const busy = useNavigation().formData?.get('intent') === intent;
  const mine = answer?.intent === intent ? answer : undefined;
  return (
    <section id={intent} className="mt-12">
      <h2>{title}</h2>
      <Form method="post" noValidate preventScrollReset className="mt-4 space-y-5">
        <input type="hidden" name="intent" value={intent} />
        {children}
        {mine && <Alert kind={mine.saved ? 'info' : 'danger'} title={mine.sentence} announced />}
        <button type="submit" className={buttonLook('quiet')} aria-disabled={busy}>
          {busy ? 'Sending...' : submit}
        </button>
      </Form>
    </section>
  );
}
