import { isCompanyIdentifier } from '../../research/company/shape';
import { LONGEST_CODE, type OrderDetails, type TypedAnswers } from '../../shop/orders/shape';

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
  /** A code that the page’s address brought. */
  readonly code?: string;
}

export const noExtras = {
  companyPick: '',
  interviewAt: '',
  timeZone: '',
  posting: '',
} as const satisfies Readonly<Record<string, string>>;

export type TypedExtras = Readonly<Record<keyof typeof noExtras, string>>;

/** The payment’s address, which says why the code that came along isn’t taken. */
export function paymentPath(refused: string | null, code: string): string {
  const told = refused === null ? '' : `&${new URLSearchParams({ code, refused })}`;
  return `/order?step=payment${told}`;
}

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
  const code = formText(form, 'code').slice(0, LONGEST_CODE);
  return {
    ...(code === '' ? {} : { code }),
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
