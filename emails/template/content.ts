/** One piece of a mail. The page and the plain text are both made from these, so they say the same. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'action'; readonly label: string; readonly url: string }
  | {
      readonly kind: 'links';
      readonly links: readonly { readonly label: string; readonly url: string }[];
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  /** Words that someone else wrote, line breaks kept. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string };

export interface MailContent {
  readonly subject: string;
  /** The line a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Mails to the team are signed by the shop's machine, not by its people. */
  readonly audience: 'buyer' | 'team';
}

export const text = (line: string): MailBlock => ({ kind: 'text', text: line });
export const heading = (line: string): MailBlock => ({ kind: 'heading', text: line });
export const note = (line: string): MailBlock => ({ kind: 'note', text: line });
export const quote = (words: string): MailBlock => ({ kind: 'quote', text: words });
export const list = (items: readonly string[]): MailBlock => ({ kind: 'list', items });
export const steps = (items: readonly string[]): MailBlock => ({ kind: 'steps', items });

/** A button, or nothing where there is no address for it. */
export const action = (label: string, url: string | null): readonly MailBlock[] =>
  url === null ? [] : [{ kind: 'action', label, url }];

/** Rows without a value are left out, and so is a table without rows. */
export function facts(
  rows: Readonly<Record<string, string | null | undefined>>,
): readonly MailBlock[] {
  const told = Object.entries(rows).flatMap(([label, value]) =>
    value?.trim() ? [[label, value] as const] : [],
  );
  return told.length === 0 ? [] : [{ kind: 'facts', rows: told }];
}
