import {
  answerNames,
  detailFields,
  detailNames,
  type AnswerField,
  type DetailField,
  type FirstAnswerField,
} from '../../../../content/order-fields';
import { isMailAddress, looksLikeAddress, trimAddress } from '../../../kernel/email-address';
import { recordOf } from '../../../kernel/record-of';

/** What a candidate tells us, as typed. */
export type OrderDetails = Readonly<Record<DetailField, string>>;

export const emptyDetails: OrderDetails = recordOf(detailNames, () => '');

/** When the interview is. */
export interface InterviewTime {
  /** ISO time; null while not told. */
  readonly interviewAt: string | null;
  readonly interviewZone: string | null;
}

/** What a buyer may tell us besides, to make the tips for the role fit; none of it has to be told. */
export type OrderAnswers = InterviewTime & Readonly<Record<AnswerField, string>>;

export const noAnswers: OrderAnswers = {
  interviewAt: null,
  interviewZone: null,
  ...recordOf(answerNames, () => ''),
};

/** When the interview is, as a date-and-time field writes it, and the zone of its clock; empty while not told. */
export interface TypedAnswers {
  readonly interviewAt: string;
  readonly timeZone: string;
}

/** What may be told along with the details. What is left out stays as it was told before. */
export interface OrderExtras {
  readonly companyPick?: string | null;
  readonly answers?: Pick<OrderAnswers, keyof InterviewTime | FirstAnswerField>;
}

export type DetailsErrors = Partial<
  Record<DetailField | AnswerField | keyof InterviewTime, string>
>;

const NOT_PLAIN =
  'We can’t send to this address. Enter one address, such as jane@mail.com, without brackets, commas, or quotes';

/** The checks of the details form, the same in the browser and on the server. */
export function validateDetails(details: OrderDetails): DetailsErrors {
  const email = trimAddress(details.email);
  const typed = { ...details, email };
  const errors: DetailsErrors = {};
  for (const field of detailNames) {
    const { required } = detailFields[field];
    if (required !== undefined && typed[field].trim() === '') errors[field] = required;
  }
  if (errors.email === undefined && !isMailAddress(email))
    errors.email = looksLikeAddress(email) ? NOT_PLAIN : 'Please enter a valid email address';
  return errors;
}

/** The error at a field that holds more than it takes. */
export const tooLongError = (limit: number): string =>
  `Use at most ${limit.toLocaleString('en-US')} characters`;
