import { clip, squeeze } from '../../kernel/text';

/** Marks that turn the direction of writing, join nothing or fill a place, and letters of no width that only machines read: seen by nobody. */
const UNSEEN =
  /[\u034f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

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
