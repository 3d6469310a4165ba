import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { validateDetails, type DetailsErrors, type OrderDetails } from '../../shop/orders/shape';
import type { SampleCompany } from '../shop-facts';
import { buttonLook } from '../ui/button';
import { Field } from '../ui/field';
import { browserStore } from './browser-store';
import { detailFields, readDetails } from './details';
import { manualDraft, readTyped, saveTyped } from './saved-orders';

const fields: Readonly<
  Record<
    keyof OrderDetails,
    { label: string; placeholder?: string; type?: string; autoComplete: string }
  >
> = {
  company: {
    label: 'Company Name',
    placeholder: 'e.g. Quillhaven Systems, Oakhollow Pharmacies, Tessellate Notes',
    autoComplete: 'off',
  },
  role: {
    label: 'Role or Department',
    placeholder: 'e.g. Software Engineer, Marketing Manager',
    autoComplete: 'off',
  },
  interviewers: { label: 'Interviewer Name(s) (optional)', autoComplete: 'off' },
  location: { label: 'Role Location (optional)', autoComplete: 'off' },
  name: { label: 'Your Name', autoComplete: 'name' },
  email: { label: 'Email Address', type: 'email', autoComplete: 'email' },
};

interface DetailsFormProps {
  /** Where the form goes when no script runs. */
  readonly action: string;
  readonly initial: OrderDetails;
  /** Whether the company stands in the page's address and so wins over what was typed before. */
  readonly companyGiven: boolean;
  readonly errors: DetailsErrors;
  readonly sampleCompanies: readonly SampleCompany[] | null;
  readonly labels: { readonly submit: string; readonly busy: string };
  /** Sends valid details; answers with what the server would not take. */
  onSend(details: OrderDetails): Promise<DetailsErrors>;
}

export function DetailsForm({
  action,
  initial,
  companyGiven,
  errors: given,
  sampleCompanies,
  labels,
  onSend,
}: DetailsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(given);
  const [busy, setBusy] = useState(false);
  // Two presses in one moment come before the page is drawn anew.
  const sending = useRef(false);
  useEffect(() => {
    if (form.current) restore(form.current, initial, companyGiven);
  }, [initial, companyGiven]);

  const show = (found: DetailsErrors): void => {
    flushSync(() => setErrors(found));
    const first = detailFields.find((field) => found[field]);
    if (first) inputOf(form.current, first)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    const details = readDetails(new FormData(event.currentTarget));
    const found = validateDetails(details);
    show(found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setBusy(true);
    const refused = await onSend(details).finally(() => {
      sending.current = false;
      setBusy(false);
    });
    show(refused);
  };
  const fill = (event: MouseEvent, company: string): void => {
    event.preventDefault();
    const input = inputOf(form.current, 'company');
    if (!input || !form.current) return;
    input.value = company;
    saveTyped(browserStore(), readDetails(new FormData(form.current)), new Date());
    inputOf(form.current, 'role')?.focus();
  };
  const firstGiven = detailFields.find((field) => given[field]);
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="space-y-5"
      onSubmit={(event) => void submit(event)}
      onInput={(event) =>
        saveTyped(browserStore(), readDetails(new FormData(event.currentTarget)), new Date())
      }
    >
      {sampleCompanies && <SampleNote companies={sampleCompanies} action={action} onPick={fill} />}
      {detailFields.map((name) => (
        <Field
          key={name}
          name={name}
          defaultValue={initial[name]}
          error={errors[name]}
          {...fields[name]}
          {...(name === firstGiven ? { autoFocus: true } : {})}
        />
      ))}
      <button type="submit" className={`${buttonLook()} w-full`} aria-disabled={busy}>
        {busy ? labels.busy : labels.submit}
      </button>
    </form>
  );
}

interface SampleNoteProps {
  readonly companies: readonly SampleCompany[];
  readonly action: string;
  onPick(event: MouseEvent, company: string): void;
}

function SampleNote({ companies, action, onPick }: SampleNoteProps) {
  return (
    <div className="rounded-md border border-notice bg-notice-wash p-4">
      <p>
        <strong>Sample mode.</strong> This demo reads a built-in sample web with these companies:
      </p>
      <ul className="mt-3 space-y-3">
        {companies.map(({ name, shows }) => (
          <li
            key={name}
            className="grid items-center gap-x-3 gap-y-1 text-sm sm:grid-cols-[11rem_1fr]"
          >
            <a
              href={`${action}${action.includes('?') ? '&' : '?'}company=${encodeURIComponent(name)}`}
              onClick={(event) => onPick(event, name)}
              className="inline-flex min-h-11 items-center justify-self-start rounded-md border border-edge bg-raised px-4 hover:bg-wash sm:justify-self-stretch"
            >
              {name}
            </a>
            <span>{shows}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">No other company is in the sample.</p>
    </div>
  );
}

function inputOf(form: HTMLFormElement | null, field: keyof OrderDetails): HTMLInputElement | null {
  const input = form?.elements.namedItem(field);
  return input instanceof HTMLInputElement ? input : null;
}

/** Puts back what was typed in this browser, but never over what is being typed now. */
function restore(form: HTMLFormElement, initial: OrderDetails, companyGiven: boolean): void {
  const store = browserStore();
  const draft = manualDraft(store);
  const typed = readTyped(store);
  for (const field of detailFields) {
    const input = inputOf(form, field);
    const before = typed[field] ?? draft?.[field] ?? '';
    const untouched = input?.value === initial[field];
    if (input && untouched && before !== '' && !(field === 'company' && companyGiven))
      input.value = before;
  }
}
