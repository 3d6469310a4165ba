/** May the shop quote the buyer’s words? */
export type Quoting = 'with-name' | 'anonymous' | 'no';

export interface Rating {
  readonly stars: number;
  readonly words: string;
  readonly quoting: Quoting;
}

export const LONGEST_COMMENT = 2_000;

const QUOTING: readonly string[] = ['with-name', 'anonymous', 'no'] satisfies readonly Quoting[];

/** What a form sent, as a rating; or what is missing, in a sentence. */
export function toRating(sent: {
  readonly stars: string;
  readonly words: string;
  readonly quoting: string;
}): Rating | string {
  if (!/^[1-5]$/.test(sent.stars)) return 'Choose from one to five stars.';
  const words = sent.words
    .replaceAll('\r\n', '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/gu, '')
    .toWellFormed()
    .trim();
  if (words.length > LONGEST_COMMENT)
    return `Use at most ${LONGEST_COMMENT.toLocaleString('en-US')} characters.`;
  // Who says nothing about being quoted has not allowed it.
  const quoting = QUOTING.includes(sent.quoting) ? (sent.quoting as Quoting) : 'no';
  return { stars: Number(sent.stars), words, quoting };
}

/** One buyer’s words as a page may show them. */
export interface BuyerQuote {
  readonly stars: number;
  readonly words: string;
  /** Empty where the buyer wants no name beside them. */
  readonly name: string;
}

/** One answer, for staff. */
export interface RatingRow extends Rating {
  readonly orderId: string;
  readonly name: string;
  readonly shown: boolean;
}

/** All that the page “how was it?” may know. */
export interface RatingView {
  readonly company: string;
  readonly role: string;
  readonly name: string;
  readonly given: Rating | null;
}

/** Fewer than these say more of chance than of the shop. */
const ENOUGH_RATINGS = 20;

/** The rating that pages may show as the shop's own, with how many gave it; null while there are too few. */
export function publicRating({
  count,
  average,
}: RatingSummary): { readonly count: number; readonly average: number } | null {
  return average !== null && count >= ENOUGH_RATINGS ? { count, average } : null;
}

/** What the delivered reports were given, all of them. */
export interface RatingSummary {
  readonly count: number;
  /** One to five, to a tenth; null while nobody has rated. */
  readonly average: number | null;
}
