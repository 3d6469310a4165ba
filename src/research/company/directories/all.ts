import { catalogue, type Ask, type Source } from '../../sources';
import type { Directory } from '../directory';
import { britishDirectory, leiDirectory } from './legal-entities';
import { secDirectory } from './sec';
import { wikidataDirectory } from './wikidata';

export const inCatalogue = (id: string): Source | undefined =>
  catalogue.find((source) => source.id === id);

/** Where companies are looked up: two that always are, and the registers of legal entities that the catalogue has. */
export function directoriesOf(ask: Ask): readonly Directory[] {
  const [lei, british] = [inCatalogue('gleif-lei'), inCatalogue('uk-companies-house')];
  return [
    wikidataDirectory(ask),
    secDirectory(ask),
    ...(lei === undefined ? [] : [leiDirectory(ask, lei)]),
    ...(british === undefined ? [] : [britishDirectory(ask, british)]),
  ];
}
