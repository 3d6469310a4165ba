import {
  answerFields,
  detailFields,
  detailNames,
  type AnswerField,
} from '../../../../content/order-fields';
import { trimAddress } from '../../../kernel/email-address';
import { recordOf } from '../../../kernel/record-of';
import { squeeze } from '../../../kernel/text';
import { tooLongError, validateDetails, type DetailsErrors, type OrderDetails } from '../shape';

/** Characters that no one types, that a database can't keep or a mail's header must not carry. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]/gu;

/** As typed, but for spaces at the ends and what can't be kept. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(CONTROL, '').toWellFormed().trim();
}

export function cleanDetails(details: OrderDetails): OrderDetails {
  const clean = recordOf(detailNames, (field) => cleanText(details[field]));
  return { ...clean, email: trimAddress(clean.email) };
}

/** The provider cuts each of them, but for the address. */
export function cutDetails(details: OrderDetails, limit: number): OrderDetails {
  return {
    ...recordOf(detailNames, (field) => details[field].slice(0, limit).toWellFormed()),
    email: details.email,
  };
}

export function detailFaults(details: OrderDetails): DetailsErrors {
  const tooLong: DetailsErrors = {};
  for (const field of detailNames) {
    const { limit } = detailFields[field];
    if (details[field].length > limit) tooLong[field] = tooLongError(limit);
  }
  return { ...tooLong, ...validateDetails(details) };
}

/** The answers among these fields that are too long. */
export function answerFaults<Field extends AnswerField>(
  fields: readonly Field[],
  answers: Readonly<Record<Field, string>>,
): DetailsErrors {
  const tooLong: DetailsErrors = {};
  for (const field of fields) {
    const { limit } = answerFields[field];
    if (answers[field].length > limit) tooLong[field] = tooLongError(limit);
  }
  return tooLong;
}

/** The same buyer asking for the same company, whatever the case and the spaces. */
export function similarityOf(details: Pick<OrderDetails, 'email' | 'company'>): string {
  return `${squeeze(details.email).toLowerCase()} ${squeeze(details.company).toLowerCase()}`;
}
