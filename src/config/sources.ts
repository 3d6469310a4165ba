import type { SourceKeys } from '../research/sources/shape';
import { sourceKeysOf } from './source-keys';
import type { Settings } from './variables';

/** What opens sources that want to know who asks; a source whose key is missing is off. */
export interface SourceConfig {
  readonly keys: SourceKeys;
  /** The owner's own search engine. */
  readonly searxng: string | undefined;
}

export function sourcesOf(settings: Settings): SourceConfig {
  return {
    keys: sourceKeysOf(settings),
    searxng: settings.SEARXNG_URL?.replace(/\/+$/, ''),
  };
}
