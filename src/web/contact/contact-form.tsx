import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { validateContact, type ContactErrors, type ContactMessage } from '../../shop/support/shape';
import { buttonLook } from '../ui/button';
import { Field, TextArea } from '../ui/field';
import { toasts } from '../ui/toasts/toasts';
import { sendContact } from './send-contact';

const order = ['name', 'email', 'message'] as const;

interface ContactFormProps {
  readonly initial: ContactMessage;
  readonly errors: ContactErrors;
}

export function ContactForm({ initial, errors: given }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(given);
  const [busy, setBusy] = useState(false);
  // Two presses in one moment come before the page is drawn anew.
  const sending = useRef(false);

  const show = (found: ContactErrors): void => {
    flushSync(() => setErrors(found));
    const first = order.find((field) => found[field]);
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    const { currentTarget } = event;
    const data = new FormData(currentTarget);
    const text = (field: string): string => String(data.get(field) ?? '');
    const message = { name: text('name'), email: text('email'), message: text('message') };
    const found = validateContact(message);
    show(found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setBusy(true);
    // Since the page was opened, and not since its script runs: words can be typed long before that.
    const sent = await sendContact({
      ...message,
      website: text('website'),
      openForMilliseconds: Math.round(performance.now()),
    });
    sending.current = false;
    setBusy(false);
    if (sent.ok) {
      currentTarget.reset();
      toasts.add({
        kind: 'success',
        title: 'Message sent!',
        description: "We've received your message and will get back to you soon.",
      });
    } else if ('errors' in sent) {
      show(sent.errors);
    } else {
      toasts.add({
        kind: 'error',
        title: 'Your message wasn’t sent',
        description: sent.failure.sentence,
      });
    }
  };
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="space-y-5"
    >
      <Field
        name="name"
        label="Name"
        autoComplete="name"
        required
        defaultValue={initial.name}
        error={errors.name}
      />
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        defaultValue={initial.email}
        error={errors.email}
      />
      <TextArea
        name="message"
        label="Message"
        rows={5}
        required
        defaultValue={initial.message}
        error={errors.message}
      />
      <div hidden>
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" className={buttonLook()} aria-disabled={busy}>
        {busy ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  );
}
