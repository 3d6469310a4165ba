import { shorten, visible } from '../document';

/** Longer names are cut where they are shown; no real company, role or person needs more. */
export const LONGEST_NAME = 120;

/** Joiners and accents are seen on their letters only. */
const SEEN = /[^\p{M}\p{Cf}\s]/u;

/** What is said of someone whose name has no letter that can be shown. */
const NAMELESS = 'Unnamed';

/** A name as it may be shown and spoken of: in one line, of bearable length. What it says is not judged. */
export function cleanName(text: string): string {
  const name = shorten(visible(text.normalize('NFC')), LONGEST_NAME);
  return SEEN.test(name) ? name : NAMELESS;
}
