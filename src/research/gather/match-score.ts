import { comparableName, type EntityCard } from '../company';

function holds(text: string, name: string): boolean {
  return name !== '' && ` ${text} `.includes(` ${name} `);
}

/**
 * How sure it is that a stranger's text is about this company and not about a namesake: its whole
 * name or its site settles it, a short name does only where nobody else bears it.
 */
export function matchScoreOf(card: EntityCard, text: string, links = ''): number {
  const said = comparableName(text);
  if (card.domain !== undefined && `${text} ${links}`.toLowerCase().includes(card.domain)) return 0.95;
  const whole = [card.name, card.legalName].map(comparableName);
  if (whole.some((name) => name.includes(' ') && holds(said, name))) return 0.9;
  const rivals = card.namesakes.map(comparableName);
  if (rivals.some((rival) => holds(said, rival))) return 0.1;
  const short = [...whole, ...card.aliases.map(comparableName)].filter((name) => name.length > 3);
  if (!short.some((name) => holds(said, name))) return 0;
  return rivals.length === 0 ? 0.75 : 0.5;
}
