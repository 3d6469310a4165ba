import { createHash } from 'node:crypto';

export type FactClass =
  | 'revenue'
  | 'netIncome'
  | 'employees'
  | 'ceo'
  | 'leader'
  | 'founded'
  | 'hq'
  | 'funding'
  | 'launch'
  | 'layoff'
  | 'legal'
  | 'pay'
  | 'job';

/**
 * Where a phrasing may stand, one letter each: n news, s the company's site, r annual report, c careers
 * pages, w wiki, l leadership page, b blog, p job posting, t a block of HTML (table, list, pairs).
 */
export type Medium = 'n' | 's' | 'r' | 'c' | 'w' | 'l' | 'b' | 'p' | 't';

export interface Phrasing {
  readonly id: string;
  readonly class: FactClass;
  readonly media: readonly Medium[];
  /** With slots as `{amount:short}`; `say.ts` knows the styles. */
  readonly text: string;
}

export function phrasing(id: string, factClass: FactClass, media: string, text: string): Phrasing {
  return { id, class: factClass, media: Array.from(media) as Medium[], text };
}

/** A third is held out, and the id alone decides. */
export function isHeldOut(id: string): boolean {
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(8, 16), 16) % 3 === 0;
}
