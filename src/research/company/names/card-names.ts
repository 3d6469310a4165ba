import { type Names } from './mentions';
import { formalName } from './names';
import type { EntityCard, Rival } from '../shape';

export function rivalsOfCard({ legalName, namesakes, rivals = [] }: EntityCard): readonly Rival[] {
  const registered = formalName(legalName);
  // A bare name that is the registered one in another spelling is nobody else's.
  const others = namesakes.filter(
    (name) =>
      !rivals.some((rival) => rival.name === name) &&
      (registered === undefined || formalName(name) !== registered),
  );
  return [...rivals, ...others.map((name) => ({ name }))];
}

export function namesOfCard(card: EntityCard): Names {
  return {
    own: [card.name, card.legalName, ...card.aliases],
    rivals: rivalsOfCard(card).flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    rivalTitles: rivalsOfCard(card).map(({ name }) => name),
    relatives: [...(card.parent === undefined ? [] : [card.parent]), ...(card.sisters ?? [])].map(
      ({ name }) => name,
    ),
  };
}
