import type { Snapshot } from '../evidence/shape';
import { canonicalJson, type SourceItem } from '../sources';
import type { FetchContext } from './ask/fetch-context';
import { isDaughter } from './is-daughter';
import { itemField, makeSnapshot } from './make-snapshot';

/** Figures of accounts in the form in which the SEC gives those of its filers, so that one reader takes both. */
function factsOf(items: readonly SourceItem[]): string {
  const bookOf = (concept: string): string =>
    concept === 'EntityNumberOfEmployees' ? 'dei' : 'ifrs-full';
  const facts: Record<string, Record<string, { units: Record<string, object[]> }>> = {};
  for (const item of items) {
    const [concept, unit] = [itemField(item, 'concept'), itemField(item, 'unit')];
    const stated = ((facts[bookOf(concept)] ??= {})[concept] ??= { units: {} });
    (stated.units[unit] ??= []).push({
      start: item['from'],
      end: item['asOf'],
      val: item['value'],
      form: 'AA',
      filed: item['date'],
    });
  }
  return canonicalJson({ facts });
}

/** What accounts say, as one document; a daughter’s are not the company’s. */
export async function accountSnapshots(
  { card, store }: Pick<FetchContext, 'card' | 'store'>,
  origin: Parameters<typeof makeSnapshot>[1],
  items: readonly SourceItem[],
): Promise<readonly Snapshot[]> {
  const [first] = items;
  if (first === undefined || isDaughter(card, origin.source, first)) return [];
  const snapshot = await makeSnapshot(store, origin, factsOf(items), {
    title: `Accounts of ${card.legalName}`,
    blocks: [],
    matchScore: 1,
    publishedAt: itemField(first, 'date'),
  });
  return [snapshot];
}
