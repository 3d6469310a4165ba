import { defined } from '../../../kernel/defined';
import { enumerate } from '../../../kernel/text';
import { catalogue, groupOf } from '../catalogue';
import { groupNames, type Group } from '../catalogue/groups';
import { sourceProofOf } from './count-sources';
import { countryName } from '../codes/country-codes';
import type { CatalogueEntry, ProofState, Source, SourceState } from '../shape';
import { sourceStateOf, type SourceSettings } from './state-of';

interface Shelf {
  readonly group: Group;
  readonly entries: readonly CatalogueEntry[];
}

/** Whom a source is worth asking about, in words; nothing where that is everybody. */
function servesInWords({
  countries = [],
  states = [],
  industries = [],
  work = [],
  shares,
}: NonNullable<Source['serves']>): string {
  const places =
    states.length > 0 ? states.map((state) => `US-${state}`) : countries.map(countryName);
  return [
    ...(places.length === 0
      ? []
      : [places.length > 6 ? `${places.length} countries` : enumerate(places)]),
    ...(industries.length === 0 ? [] : [enumerate(industries.map((one) => one.replace('-', ' ')))]),
    ...(work.length === 0 ? [] : [`work in ${enumerate(work)}`]),
    ...(shares === undefined
      ? []
      : [shares === 'listed' ? 'listed companies' : 'private companies']),
  ].join('; ');
}

function entryOf(source: Source, state: SourceState, proof: ProofState): CatalogueEntry {
  const { id, name, topics, serves, licence } = source;
  return {
    id,
    name,
    topics,
    state,
    proof,
    terms: licence.note,
    ...(serves === undefined || servesInWords(serves) === ''
      ? {}
      : { serves: servesInWords(serves) }),
    ...defined({ credit: licence.credit }),
  };
}

/** The whole catalogue for people to read: what each source knows, on what terms, and how it stands. */
export function listCatalogue(settings: SourceSettings): readonly Shelf[] {
  // An engine of the owner's own is no source: it asks others.
  const all = catalogue.filter(({ needs }) => !needs.includes('searxng'));
  return groupNames
    .map((group) => ({
      group,
      entries: all
        .filter((source) => groupOf(source) === group)
        .map((source) =>
          entryOf(source, sourceStateOf(source, settings), sourceProofOf(source, settings)),
        ),
    }))
    .filter(({ entries }) => entries.length > 0);
}
