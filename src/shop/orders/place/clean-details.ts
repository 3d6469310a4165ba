import { trimAddress } from '../../../kernel/email-address';
import { squeeze } from '../../../kernel/text';
import { detailLimits, validateDetails, type DetailsErrors, type OrderDetails } from '../shape';

/** Characters that no one types, that a database can't keep or a mail's header must not carry. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]/gu;

const FIELDS = ['company', 'role', 'email', 'name', 'interviewers', 'location'] as const;

/** As typed, but for spaces at the ends and what can't be kept. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(CONTROL, '').toWellFormed().trim();
}

export function cleanDetails(details: OrderDetails): OrderDetails {
  return {
    company: cleanText(details.company),
    role: cleanText(details.role),
    email: trimAddress(cleanText(details.email)),
    name: cleanText(details.name),
    interviewers: cleanText(details.interviewers),
    location: cleanText(details.location),
  };
}

export function cutDetails(details: OrderDetails, limit: number): OrderDetails {
  const cut = (text: string): string => text.slice(0, limit).toWellFormed();
  return {
    company: cut(details.company),
    role: cut(details.role),
    email: details.email,
    name: cut(details.name),
    interviewers: cut(details.interviewers),
    location: cut(details.location),
  };
}

export function faultsOf(details: OrderDetails): DetailsErrors {
  const tooLong: DetailsErrors = {};
  for (const field of FIELDS) {
    if (details[field].length > detailLimits[field]) {
      tooLong[field] = `Use at most ${detailLimits[field].toLocaleString('en-US')} characters`;
    }
  }
  return { ...tooLong, ...validateDetails(details) };
}

/** The same buyer asking for the same company, whatever the case and the spaces. */
export function similarityOf(details: Pick<OrderDetails, 'email' | 'company'>): string {
  return `${squeeze(details.email).toLowerCase()} ${squeeze(details.company).toLowerCase()}`;
}
