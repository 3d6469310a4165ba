import type { CompanyFacts } from './shape';

/** What one directory knows of one company. */
export interface CompanyRecord extends CompanyFacts {
  readonly directory: 'wikidata' | 'sec' | 'gleif' | 'companies-house' | 'site';
  readonly legalName?: string;
  readonly parent?: string;
  readonly parentWikidata?: string;
  /** How much the world speaks of it, about as many as the languages it is written of in; 0 where nothing tells. */
  readonly known: number;
  /** Dissolved, merged away or struck off. */
  readonly ended: boolean;
}

export interface DirectoryAnswer {
  readonly records: readonly CompanyRecord[];
  /** How many of the answers are people and no companies. */
  readonly people: number;
  /** Other names there that begin as the one asked for does. */
  readonly alike?: readonly CompanyRecord[];
}

/** Looks up companies by name. Undefined if it doesn't answer, which isn't the same as no match. */
export interface Directory {
  readonly name: string;
  /** Without its answer, knowing of no company means nothing. */
  readonly essential: boolean;
  search(name: string): Promise<DirectoryAnswer | undefined>;
  /** Names of which any word may be misspelled. */
  searchMisspelled?(name: string): Promise<DirectoryAnswer | undefined>;
  searchDomain?(domain: string): Promise<DirectoryAnswer | undefined>;
}

/** Leaves out what is not known, as a record holds no empty words. */
export function known<Fields extends Readonly<Record<string, string | undefined>>>(
  fields: Fields,
): { [Name in keyof Fields]?: string } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [Name in keyof Fields]?: string };
}
