import type { OutlineClaim } from './outline-shape';
import type { Claim } from '../shape';

const OPEN = '“';
const CLOSE = '”';

/** Within a speech, marks of quotation become single ones. */
export const inSpeech = (words: string): string =>
  `${OPEN}${words.replaceAll(OPEN, '‘').replaceAll(CLOSE, '’')}${CLOSE}`;

/** Sentences that are said one after the other are one speech: its marks stand before the first and behind the last. */
export function withJoinedSpeech(
  claims: readonly OutlineClaim[],
  told: readonly Claim[],
): OutlineClaim[] {
  const isSaid = (at: number): boolean => told[at]?.spoken === true;
  return claims.map((claim, at) => {
    if (!isSaid(at)) return claim;
    const from = isSaid(at - 1) ? OPEN.length : 0;
    const to = claim.text.length - (isSaid(at + 1) ? CLOSE.length : 0);
    return { ...claim, text: claim.text.slice(from, to) };
  });
}
