import { clip, squeeze } from '../../kernel/text';

/**
 * Invisible characters: direction marks, fillers, and the like. Those that join letters or pick
 * their shape stay.
 */
const UNSEEN =
  /(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/** Quotes stay exact in the document; what would disturb a page or a printer is taken off where it is shown. */
export function visible(text: string): string {
  return squeeze(
    text
      .toWellFormed()
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(UNSEEN, ''),
  );
}

/** Cut to a bearable length, never inside a sign of two halves: half of one is no text that can be stored. */
export function shorten(text: string, limit: number): string {
  return clip(text, limit).replace(/[\ud800-\udbff]…$/u, '…');
}

/** Only http and https become links; anything else stays text. */
export function safeLink(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
