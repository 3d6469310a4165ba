import type { KnownAs } from '../sources';
import { matchName, matchPassage } from './score';
import type { EntityCard } from './shape';

/** How a source's rows are told to be about the company: by what tells everywhere else. */
export function knownAs(card: EntityCard): KnownAs {
  const registered: EntityCard = { ...card, name: card.legalName, aliases: [] };
  const of = (against: 'names' | 'legalNames'): EntityCard => (against === 'names' ? card : registered);
  // A register lists one employer a thousand times.
  const scores = new Map<string, number>();
  return {
    scoreName: (name, against) => {
      const key = `${against} ${name}`;
      const score = scores.get(key) ?? matchName(of(against), name).score;
      scores.set(key, score);
      return score;
    },
    scoreText: (text, against) => matchPassage(of(against), { text }).score,
    domain: card.domain,
  };
}
