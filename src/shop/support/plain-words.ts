/** What a line of a mail's head can't hold, and a database neither; line breaks stay. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]/gu;

export const plainMessage = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(CONTROL, '').toWellFormed().trim();
