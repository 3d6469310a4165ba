import { html as tagged, raw } from 'hono/html';

/** HTML that is safe as it stands. It’s no string, so that nothing escapes it again. */
export interface Html {
  readonly isEscaped: true;
  toString(): string;
}

/** Nothing stands where something is undefined or false. */
export type HtmlPart = Html | string | number | false | undefined | readonly HtmlPart[];

/** Strings that stand in it are escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  const markup = tagged(strings, ...parts);
  if (markup instanceof Promise) throw new TypeError('A part of a page is still to come');
  return markup;
}

/** What we wrote ourselves, such as a style, as it stands. */
export const ownHtml = (ours: string): Html => raw(ours);

export const joined = (parts: readonly HtmlPart[], between: HtmlPart): HtmlPart =>
  parts.map((part, at) => (at === 0 ? part : [between, part]));

export const lines = (parts: readonly HtmlPart[]): HtmlPart => joined(parts, '\n');
