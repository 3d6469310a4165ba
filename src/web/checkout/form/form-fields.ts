import { detailNames, firstAnswerNames } from '../../../../content/order-fields';
import { recordOf } from '../../../kernel/record-of';
import type { OrderDetails } from '../../../shop/orders/shape';
import { browserStore } from '../browser-store';
import { noExtras, readDetails, type TypedExtras } from '../details';
import { manualDraft, readTyped, saveTyped } from '../saved-orders';

export const fields: Readonly<
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

/** Everything that is typed into the form, in the order in which one comes by it. */
export const formFields = [...detailNames, ...firstAnswerNames, 'interviewAt'] as const;
export type FormField = (typeof formFields)[number];
export type FormValues = OrderDetails & TypedExtras;

type Input = HTMLInputElement | HTMLTextAreaElement;

export function inputFor(form: HTMLFormElement | null, field: FormField): Input | null {
  const input = form?.elements.namedItem(field);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : null;
}

/** Keeps what stands in the form, until its order is placed. */
export function keepTyped(form: HTMLFormElement, pick: string): void {
  const typed = new FormData(form);
  const text = (field: keyof TypedExtras): string => {
    const value = typed.get(field);
    return typeof value === 'string' ? value : '';
  };
  saveTyped(
    browserStore(),
    {
      ...readDetails(typed),
      ...recordOf(firstAnswerNames, text),
      interviewAt: text('interviewAt'),
      timeZone: text('timeZone'),
      companyPick: pick,
    },
    new Date(),
  );
}

/** Puts back what was typed in this browser, never over what is being typed now; answers with the pick kept. */
export function restoreTyped(
  form: HTMLFormElement,
  initial: FormValues,
  companyGiven: boolean,
): string {
  const store = browserStore();
  const draft = manualDraft(store);
  const typed = readTyped(store);
  for (const field of formFields) {
    const input = inputFor(form, field);
    const before = typed[field] ?? (field in noExtras ? '' : draft?.[field as 'company']) ?? '';
    const untouched = input?.value === initial[field];
    if (input && untouched && before !== '' && !(field === 'company' && companyGiven))
      input.value = before;
  }
  const isSame = inputFor(form, 'company')?.value === typed['company'];
  return isSame ? (typed['companyPick'] ?? '') : '';
}
