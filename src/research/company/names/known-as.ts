import type { KnownAs } from '../../sources';
import { nameWords } from './mentions';
import { comparableName, firstWord } from './names';
import { matchName, matchPassage } from '../fit/score';
import { namesOfCard, rivalsOfCard } from './card-names';
import type { EntityCard } from '../shape';

/**
 * Whether a name or text may mean the company, by first words: this spares most rows of a register
 * the scoring.
 */
function mayName(card: EntityCard): {
  readonly name: (name: string) => boolean;
  readonly text: (text: string) => boolean;
} {
  const { own, rivals, relatives } = namesOfCard(card);
  const all = [...own, ...rivals, ...relatives];
  const [begins, words] = [
    new Set(all.map(firstWord)),
    new Set(all.map((name) => comparableName(name).split(' ')[0] ?? '')),
  ];
  const signs = [card, ...rivalsOfCard(card)];
  const [domains, symbols] = [
    signs.flatMap(({ domain }) => domain ?? []),
    signs.flatMap(({ ticker }) => ticker ?? []),
  ];
  return {
    name: (name) => begins.has(firstWord(name)),
    text: (text) => {
      const small = text.toLowerCase();
      return (
        domains.some((domain) => small.includes(domain)) ||
        symbols.some((symbol) => text.includes(symbol)) ||
        nameWords(text).some(({ folded }) => words.has(folded))
      );
    },
  };
}

/** How a source's rows are told to be about the company: by what tells everywhere else. */
export function knownAs(card: EntityCard): KnownAs {
  const registered: EntityCard = { ...card, name: card.legalName, aliases: [] };
  const cards = { names: card, legalNames: registered };
  const may = { names: mayName(card), legalNames: mayName(registered) };
  // A register lists one employer a thousand times.
  const scores = new Map<string, number>();
  return {
    scoreName: (name, against) => {
      if (!may[against].name(name)) return 0;
      const key = `${against} ${name}`;
      const score = scores.get(key) ?? matchName(cards[against], name).score;
      scores.set(key, score);
      return score;
    },
    scoreText: (text, against) =>
      may[against].text(text) ? matchPassage(cards[against], { text }).score : 0,
    domain: card.domain,
  };
}
