import type { EntityCard } from '../company';
import type { Source, SourceItem } from '../sources';
import { countryCode } from './choice/countries';
import { itemField } from './make-snapshot';

/** A legal entity in another country than the company’s is a daughter of it, whose seat is not the company’s. */
export function isDaughter({ country }: EntityCard, { serves }: Source, item: SourceItem): boolean {
  const [only, ...others] = serves?.countries ?? [];
  const where = countryCode(itemField(item, 'country')) ?? (others.length === 0 ? only : undefined);
  const own = countryCode(country ?? '');
  return own !== undefined && where !== undefined && own !== where;
}
