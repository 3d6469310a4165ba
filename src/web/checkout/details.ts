import { isCompanyIdentifier } from '../../research/company/shape';
import type { OrderDetails, TypedAnswers } from '../../shop/orders/shape';

export const detailFields = [
  'company',
  'role',
  'interviewers',
  'location',
  'name',
  'email',
] as const satisfies readonly (keyof OrderDetails)[];

/** What the form asks besides, as typed. A form that didn't show a field leaves what was told before. */
export interface SentExtras {
  /** Empty where no company was picked. */
  readonly companyPick?: string;
  readonly answers?: TypedAnswers & { readonly posting: string };
}

export const noExtras = {
  companyPick: '',
  interviewAt: '',
  timeZone: '',
  posting: '',
} as const satisfies Readonly<Record<string, string>>;

export type TypedExtras = Readonly<Record<keyof typeof noExtras, string>>;

/** The six fields of a sent form; what is missing or not text counts as left empty. */
export function readDetails(form: FormData): OrderDetails {
  const text = (field: keyof OrderDetails): string => formText(form, field);
  return {
    company: text('company'),
    role: text('role'),
    email: text('email'),
    name: text('name'),
    interviewers: text('interviewers'),
    location: text('location'),
  };
}

export function readExtras(form: FormData): SentExtras {
  const text = (field: keyof TypedExtras): string => formText(form, field);
  const pick = text('companyPick');
  return {
    ...(form.has('companyPick') ? { companyPick: isCompanyIdentifier(pick) ? pick : '' } : {}),
    ...(form.has('posting')
      ? {
          answers: {
            interviewAt: text('interviewAt'),
            timeZone: text('timeZone'),
            posting: text('posting'),
          },
        }
      : {}),
  };
}

/** A form's field as text; a file or nothing is the empty text. */
function formText(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

export const emptyDetails: OrderDetails = {
  company: '',
  role: '',
  email: '',
  name: '',
  interviewers: '',
  location: '',
};
