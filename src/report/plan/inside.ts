import type { Evidence } from '../../research/evidence/shape';

/** Words by which somebody shows that they speak of their own time there. */
const INSIDE =
  /\b(?:I (?:work|worked|joined|left|was laid off|moved)|worked (?:there|here|at|in|support|for)|my (?:team|manager|boss|first (?:week|month|year))|used to work|as an (?:ex-)?employee|we said so|of mine in)\b/iu;

export function speaksFromInside({ quote }: Pick<Evidence, 'quote'>): boolean {
  return INSIDE.test(quote);
}
