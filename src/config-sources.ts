import type { SourceKeys } from './research/sources/shape';
import type { Settings } from './config-variables';

/** What opens sources that want to know who asks; a source whose key is missing is off. */
export interface SourceConfig {
  readonly keys: SourceKeys;
  /** The owner's own search engine. */
  readonly searxng: string | undefined;
}

export function sourcesOf(settings: Settings): SourceConfig {
  return {
    keys: {
      brave: settings.SOURCE_KEY_BRAVE,
      companiesHouse: settings.SOURCE_KEY_COMPANIES_HOUSE,
      courtListener: settings.SOURCE_KEY_COURTLISTENER,
      departmentOfLabor: settings.SOURCE_KEY_DOL,
      onet: settings.SOURCE_KEY_ONET,
      github: settings.SOURCE_KEY_GITHUB,
      stackExchange: settings.SOURCE_KEY_STACKEXCHANGE,
      openFda: settings.SOURCE_KEY_OPENFDA,
      bls: settings.SOURCE_KEY_BLS,
    },
    searxng: settings.SEARXNG_URL?.replace(/\/+$/, ''),
  };
}
