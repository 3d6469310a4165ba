import { defined } from '../../kernel/defined';
import { fetchWikidataEntity, fetchWikidataLabels, type Ask } from '../sources';
import type { Company } from './companies';
import { findParentByLei } from './directories/legal-entities';
import { inCatalogue } from './directories/all';
import type { RelatedCompany } from './shape';

const SUBSIDIARY = 'P355';
const MOST_SISTERS = 20;

/** Whom it belongs to: as its entry says, else as the register of legal entities does. */
export async function findParent(
  ask: Ask,
  { parent, parentWikidata, lei, names }: Company,
): Promise<RelatedCompany | undefined> {
  if (parent !== undefined) return { name: parent, ...defined({ wikidata: parentWikidata }) };
  const source = inCatalogue('gleif-parents');
  const name =
    lei === undefined || source === undefined ? undefined : await findParentByLei(ask, source, lei);
  return name === undefined || names.includes(name) ? undefined : { name };
}

/** The companies that belong to the same parent, as far as the parent's entry names them. */
export async function findSisters(
  ask: Ask,
  { parentWikidata, wikidata }: Company,
): Promise<readonly RelatedCompany[]> {
  if (parentWikidata === undefined) return [];
  const { entity } = await fetchWikidataEntity(ask, parentWikidata);
  const stated =
    entity?.statements.filter(
      ({ property, end }) => property === SUBSIDIARY && end === undefined,
    ) ?? [];
  const ids = stated
    .map(({ value }) => String(value))
    .filter((id) => id !== wikidata)
    .slice(0, MOST_SISTERS);
  const labels = await fetchWikidataLabels(ask, ids);
  return ids.flatMap((id) =>
    labels.has(id) ? [{ name: labels.get(id) ?? '', wikidata: id }] : [],
  );
}
