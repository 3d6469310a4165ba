import { askWikidataLabels, type Ask } from '../sources';
import { stated, statements, websiteOf, type Found } from './candidates';
import { comparableName } from './names';
import { namesOf } from './score';
import type { EntityCard } from './shape';

function present<Fields extends Readonly<Record<string, string | undefined>>>(fields: Fields): { [Name in keyof Fields]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as { [Name in keyof Fields]?: string };
}

/** The card of one candidate. Country, industry and exchange are items of their own, whose names are passed in. */
export function makeCard(found: Found, namesakes: readonly string[], labels: ReadonlyMap<string, string> = new Map()): EntityCard {
  const { entity, listing } = found;
  const item = (property: string): string | undefined => labels.get(stated(entity, property) ?? '');
  const cik = (stated(entity, 'P5531') ?? listing?.cik)?.replace(/^0+/, '').padStart(10, '0');
  const domain = websiteOf(entity);
  const name = entity?.label ?? listing?.name ?? '';
  const legalName = stated(entity, 'P1448') ?? listing?.name ?? name;
  const aliases = new Set([...(entity?.aliases ?? []), ...namesOf(found)].filter((alias) => alias !== name && alias !== ''));
  return {
    id: entity !== undefined ? `wikidata:${entity.id}` : `sec:${cik ?? ''}`,
    name,
    legalName,
    aliases: [...aliases],
    ...present({
      description: entity?.description,
      domain,
      country: item('P17'),
      industry: item('P452'),
      ticker: listing?.ticker ?? statements(entity, 'P414').find(({ ticker }) => ticker !== undefined)?.ticker ?? stated(entity, 'P249'),
      exchange: item('P414'),
      cik,
      wikidata: entity?.id,
    }),
    jobBoards: {},
    namesakes: namesakes.filter((other) => ![name, legalName].map(comparableName).includes(comparableName(other))),
  };
}

/** The card with the names of the items it points to. */
export async function completeCard(ask: Ask, found: Found, namesakes: readonly string[]): Promise<EntityCard> {
  const ids = ['P17', 'P452', 'P414'].flatMap((property) => stated(found.entity, property) ?? []);
  return makeCard(found, namesakes, await askWikidataLabels(ask, ids));
}
