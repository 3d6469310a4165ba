/** The kinds of business a source may be about. A company has those that its registers and references tell of. */
export const industryNames = [
  'software',
  'telecom',
  'media',
  'games',
  'finance',
  'insurance',
  'health',
  'pharma',
  'food',
  'farming',
  'retail',
  'consumer-goods',
  'vehicles',
  'aerospace',
  'manufacturing',
  'chemicals',
  'energy',
  'mining',
  'construction',
  'property',
  'transport',
  'hospitality',
  'education',
  'research',
  'government',
  'nonprofit',
  'professional-services',
] as const;
export type Industry = (typeof industryNames)[number];

/** The kinds of work a source may be about. */
export const workNames = [
  'engineering',
  'data',
  'research',
  'design',
  'product',
  'marketing',
  'sales',
  'support',
  'finance',
  'legal',
  'people',
  'health',
  'teaching',
  'operations',
  'trades',
  'executive',
] as const;
export type WorkName = (typeof workNames)[number];

/**
 * For whom a source is worth a question. What is left out does not matter to it; what is stated must
 * fit what is known of the company and the order, and where that is unknown the source waits.
 */
export interface Serves {
  /** ISO 3166-1, two letters: where the company has its seat, or the role its place. */
  readonly countries?: readonly string[];
  /** States of the United States, two letters. */
  readonly states?: readonly string[];
  readonly industries?: readonly Industry[];
  readonly work?: readonly WorkName[];
  /** Companies whose shares are traded, or those whose are not. */
  readonly shares?: 'listed' | 'private';
  /** Asked where the usual sources left a topic open, not for every report. */
  readonly asked?: 'for-gaps';
}
