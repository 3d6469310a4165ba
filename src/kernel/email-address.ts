/** The most that a mail server must accept for an address. */
export const LONGEST_MAIL_ADDRESS = 254;

/** One plain address: no list, no display name, no comment, no quoting, no route. */
const PLAIN_ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)+$/u;
const CONTROL = /\p{Cc}/u;

/** What a mail can be sent to: the checkout takes nothing else, and neither does the mailer. */
export const isMailAddress = (text: string): boolean =>
  text.length <= LONGEST_MAIL_ADDRESS && !CONTROL.test(text) && PLAIN_ADDRESS.test(text);

/** Non-space text, an at sign, non-space text, a dot, non-space text; linear in the input’s length. */
const ALIKE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What a person would take for an address, though no mail may be sent to it. */
export const looksLikeAddress = (text: string): boolean =>
  text.length <= LONGEST_MAIL_ADDRESS && ALIKE.test(text);

const BROUGHT_ALONG = /^mailto:|^<(?=[^<>]*>$)|[>,;.\s]$|^\s/iu;

/** An address as it is copied from a mail program or a list, without what came along. */
export function trimAddress(typed: string): string {
  let address = typed.trim();
  // Far more than can come along, and few enough to look at again and again.
  if (address.length > 2 * LONGEST_MAIL_ADDRESS) return address;
  while (BROUGHT_ALONG.test(address)) address = address.replace(BROUGHT_ALONG, '');
  return address;
}
