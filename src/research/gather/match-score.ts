import { matchPassage, type EntityCard } from '../company';

/** How sure it is that a stranger's text is about this company and not about a namesake. */
export function matchScoreOf(card: EntityCard, text: string, links = ''): number {
  return matchPassage(card, { text, ...(links === '' ? {} : { links: [links] }) }).score;
}
