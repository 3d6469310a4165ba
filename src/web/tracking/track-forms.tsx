import { useEffect, useState, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { answerFields, answerNames } from '../../../content/order-fields';
import { Alert } from '../ui/alert';
import type { OrderAnswers, RoleOffer } from '../../shop/orders/shape';
import { NearestRole } from '../role/nearest-role';
import { buttonLook } from '../ui/button';
import { Field, TextArea } from '../ui/field';
import { typedIn, type TrackAnswer, type TrackIntent } from './track-answer';

type Answered = { readonly answer: TrackAnswer | undefined };

interface IntentFormProps extends Answered {
  readonly intent: TrackIntent;
  readonly title: string;
  readonly submit: string;
  readonly children: ReactNode;
}

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

/** Each answer is a button, so there is nothing else to press. */
export function RoleForm({ offer, answer }: Answered & { readonly offer: RoleOffer }) {
  const mine = answer?.intent === 'role' && !answer.saved ? answer.sentence : null;
  return (
    <Form
      method="post"
      preventScrollReset
      className="mt-12 rounded-md border border-line bg-raised p-5"
    >
      <input type="hidden" name="intent" value="role" />
      <NearestRole offer={offer} problem={mine} />
    </Form>
  );
}

interface AnswersFormProps extends Answered {
  readonly answers: OrderAnswers;
  /** As the field writes it, in the zone it was told in. */
  readonly interviewAt: string;
  readonly delivered: boolean;
}

export function AnswersForm({ answers, interviewAt, delivered, answer }: AnswersFormProps) {
  const typed = typedIn(answer, 'answer');
  const [timeZone, setTimeZone] = useState(typed['timeZone'] ?? answers.interviewZone ?? '');
  useEffect(() => {
    // A saved time keeps the zone it was entered in.
    setTimeZone((now) => now || Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, []);
  return (
    <IntentForm
      intent="answer"
      title="Make it more specific (optional)"
      submit="Save answers"
      answer={answer}
    >
      <p>
        {delivered
          ? 'There’s still time: add the posting and we’ll rewrite your role tips.'
          : 'Add the posting and we’ll write your role tips from it.'}
      </p>
      <input type="hidden" name="timeZone" value={timeZone} />
      <Field
        name="interviewAt"
        label="When is the interview?"
        hint={
          timeZone === '' ? 'Time zone: Eastern' : `Time zone: ${timeZone.replaceAll('_', ' ')}`
        }
        type="datetime-local"
        defaultValue={typed['interviewAt'] ?? interviewAt}
      />
      {answerNames.map((field) => (
        <TextArea
          key={field}
          name={field}
          label={answerFields[field].asks}
          rows={3}
          maxLength={answerFields[field].limit}
          defaultValue={typed[field] ?? answers[field]}
        />
      ))}
    </IntentForm>
  );
}

export function AddressForm({ email, answer }: Answered & { readonly email: string }) {
  return (
    <IntentForm
      intent="address"
      title="Wrong email address?"
      submit="Change address"
      answer={answer}
    >
      <p>
        We’ll send the report to <strong>{email}</strong>.
      </p>
      <Field
        name="email"
        label="New email address"
        type="email"
        autoComplete="email"
        defaultValue={typedIn(answer, 'address')['email']}
      />
    </IntentForm>
  );
}

export function CancelForm({ answer, asked }: Answered & { readonly asked: boolean }) {
  if (asked) {
    const justNow = answer?.intent === 'cancel' && answer.saved;
    return (
      <div className="mt-12">
        <Alert
          title="You asked us to cancel this order. We’ll reply by email."
          announced={justNow}
        />
      </div>
    );
  }
  return (
    <IntentForm intent="cancel" title="Changed your mind?" submit="Ask to cancel" answer={answer}>
      <Field
        name="reason"
        label="Why do you want to cancel?"
        maxLength={1_000}
        defaultValue={typedIn(answer, 'cancel')['reason']}
      />
    </IntentForm>
  );
}
