import { askWikidataEntity, askWikidataLabels, type Ask } from '../sources';
import type { Company } from './companies';
import type { RelatedCompany } from './shape';

const SUBSIDIARY = 'P355';
const MOST_SISTERS = 20;

/** The companies that belong to the same parent, as far as the parent's entry names them. */
export async function findSisters(ask: Ask, { parentWikidata, wikidata }: Company): Promise<readonly RelatedCompany[]> {
  if (parentWikidata === undefined) return [];
  const { entity } = await askWikidataEntity(ask, parentWikidata);
  const stated = entity?.statements.filter(({ property, end }) => property === SUBSIDIARY && end === undefined) ?? [];
  const ids = stated.map(({ value }) => String(value)).filter((id) => id !== wikidata).slice(0, MOST_SISTERS);
  const labels = await askWikidataLabels(ask, ids);
  return ids.flatMap((id) => (labels.has(id) ? [{ name: labels.get(id) ?? '', wikidata: id }] : []));
}
