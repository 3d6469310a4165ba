import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { detailNames } from '../../../../content/order-fields';
import type { CompanySuggestion } from '../../../research/company/shape';
import { validateDetails, type DetailsErrors, type OrderDetails } from '../../../shop/orders/shape';
import type { SampleCompany } from '../../shop-facts';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';
import { readDetails } from '../details';
import { CompanyField } from '../suggest/company-field';
import { EmailField } from '../suggest/email-field';
import { RoleField } from '../suggest/role-field';
import {
  fields,
  formFields,
  inputFor,
  keepTyped,
  restoreTyped,
  type FormField,
  type FormValues,
} from './form-fields';
import { MoreFields } from './more-fields';
import { SampleNote } from './sample-note';

interface DetailsFormProps {
  /** Where the form goes when no script runs. */
  readonly action: string;
  /** Sent along; empty without one. */
  readonly code?: string;
  readonly initial: FormValues;
  /** Whether the company stands in the page's address and so wins over what was typed before. */
  readonly companyGiven: boolean;
  readonly errors: DetailsErrors;
  readonly sampleCompanies: readonly SampleCompany[] | null;
  readonly labels: { readonly submit: string; readonly busy: string };
  /** Sends the form with valid details; answers with what the server would not take. */
  onSend(details: OrderDetails, form: FormData): Promise<DetailsErrors>;
}

/** A pick of an earlier visit: which one is known, and what was said of it then is not. */
const known = (id: string, name: string): CompanySuggestion | null =>
  id === '' ? null : { id, name, facts: [] };

export function DetailsForm({
  action,
  code = '',
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
  const [pick, setPick] = useState(known(initial.companyPick, initial.company));
  // Two presses in one moment come before the page is drawn anew.
  const sending = useRef(false);
  useEffect(() => {
    if (!form.current) return;
    const kept = restoreTyped(form.current, initial, companyGiven);
    const name = inputFor(form.current, 'company')?.value ?? '';
    setPick((now) => (now?.name === name ? now : known(kept, name)));
  }, [initial, companyGiven]);

  const show = (found: DetailsErrors): void => {
    flushSync(() => setErrors(found));
    const first = formFields.find((field) => found[field]);
    if (first) inputFor(form.current, first)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    const sent = new FormData(event.currentTarget);
    const details = readDetails(sent);
    const found = validateDetails(details);
    show(found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setBusy(true);
    const refused = await onSend(details, sent).finally(() => {
      sending.current = false;
      setBusy(false);
    });
    show(refused);
  };
  /** What was wrong with a field is no longer said once it's right; a new fault waits for the next press. */
  const settle = (name: string): void => {
    const details = form.current && readDetails(new FormData(form.current));
    setErrors((now) => {
      const { [name as FormField]: told, ...rest } = now;
      return told === undefined || !details || validateDetails(details)[name as FormField]
        ? now
        : rest;
    });
  };
  const fill = (field: FormField, words: string, picked = pick?.id ?? ''): void => {
    const input = inputFor(form.current, field);
    if (!input || !form.current) return;
    input.value = words;
    keepTyped(form.current, picked);
    settle(field);
  };
  const choose = (company: CompanySuggestion | null): void => {
    setPick(company);
    if (company === null && form.current) keepTyped(form.current, '');
    if (company !== null) fill('company', company.name, company.id);
  };
  const fillSample = (event: MouseEvent, company: string): void => {
    event.preventDefault();
    setPick(null);
    fill('company', company, '');
    inputFor(form.current, 'role')?.focus();
  };
  const firstGiven = formFields.find((field) => given[field]);
  const propsOf = (name: keyof OrderDetails) => ({
    name,
    defaultValue: initial[name],
    error: errors[name],
    ...fields[name],
    ...(name === firstGiven ? { autoFocus: true } : {}),
  });
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="space-y-5 [&_button]:scroll-mb-24 [&_input]:scroll-mb-24 [&_textarea]:scroll-mb-24"
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        keepTyped(event.currentTarget, pick?.id ?? '');
        settle((event.target as HTMLInputElement).name);
      }}
    >
      {code !== '' && <input type="hidden" name="code" value={code} />}
      {sampleCompanies && (
        <SampleNote companies={sampleCompanies} action={action} onPick={fillSample} />
      )}
      {detailNames.map((field) => {
        if (field === 'company')
          return <CompanyField key={field} {...propsOf(field)} pick={pick} onPick={choose} />;
        if (field === 'role')
          return (
            <RoleField key={field} {...propsOf(field)} onChoose={(title) => fill(field, title)} />
          );
        if (field === 'email')
          return (
            <EmailField
              key={field}
              {...propsOf(field)}
              onCorrect={(address) => fill(field, address)}
            />
          );
        return <Field key={field} {...propsOf(field)} />;
      })}
      <MoreFields initial={initial} errors={errors} />
      <button type="submit" className={`${buttonLook()} w-full`} aria-disabled={busy}>
        {busy ? labels.busy : labels.submit}
      </button>
    </form>
  );
}
