import { isCompanyIdentifier } from '../../research/company/shape';
import {
  detailNames,
  firstAnswerNames,
  type FirstAnswerField,
} from '../../../content/order-fields';
import { recordOf } from '../../kernel/record-of';
import { LONGEST_CODE, type OrderDetails, type TypedAnswers } from '../../shop/orders/shape';

/** What the form asks besides, as typed. A form that didn't show a field leaves what was told before. */
export interface SentExtras {
  /** Empty where no company was picked. */
  readonly companyPick?: string;
  readonly answers?: TypedAnswers & Readonly<Record<FirstAnswerField, string>>;
  /** A code that the page’s address brought. */
  readonly code?: string;
}

export type TypedExtras = TypedAnswers & Readonly<Record<'companyPick' | FirstAnswerField, string>>;

export const noExtras: TypedExtras = {
  companyPick: '',
  interviewAt: '',
  timeZone: '',
  ...recordOf(firstAnswerNames, () => ''),
};

/** The payment’s address, which says why the code that came along isn’t taken. */
export function paymentPath(refused: string | null, code: string): string {
  const told = refused === null ? '' : `&${new URLSearchParams({ code, refused })}`;
  return `/order?step=payment${told}`;
}

/** The details of a sent form; what is missing or not text counts as left empty. */
export function readDetails(form: FormData): OrderDetails {
  return recordOf(detailNames, (field) => formText(form, field));
}

export function readExtras(form: FormData): SentExtras {
  const text = (field: keyof TypedExtras): string => formText(form, field);
  const pick = text('companyPick');
  const code = formText(form, 'code').slice(0, LONGEST_CODE);
  return {
    ...(code === '' ? {} : { code }),
    ...(form.has('companyPick') ? { companyPick: isCompanyIdentifier(pick) ? pick : '' } : {}),
    ...(firstAnswerNames.some((field) => form.has(field))
      ? {
          answers: {
            interviewAt: text('interviewAt'),
            timeZone: text('timeZone'),
            ...recordOf(firstAnswerNames, text),
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
