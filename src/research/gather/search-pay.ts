import { plural } from '../../kernel/text';
import { comparableName, knownAs } from '../company';
import { labourConditionApplications, matchItems, type Source } from '../sources';
import { nothingFound, type Errand, type Finding } from './errand';
import { itemSnapshots, nearest } from './item-snapshots';
import type { GatherOrder } from './order';
import type { PayTable } from './pay-table';

const MOST_LOOKED_AT = 5_000;
const MOST_KEPT = 12;

/** What the company declared for jobs like the order's, at its place where it has any there: each row is a snapshot. */
export async function searchPay(errand: Errand, sources: readonly Source[], pay: PayTable | undefined, order: GatherOrder): Promise<readonly Finding[]> {
  const source = sources.find(({ id }) => id === labourConditionApplications.id);
  if (source === undefined || pay === undefined) return [];
  const { card } = errand;
  const employers = [...new Set([card.name, card.legalName, ...card.aliases].map(comparableName))].filter((name) => name !== '');
  const { about } = matchItems(source, await pay.listOf(employers, MOST_LOOKED_AT), knownAs(card));
  const items = nearest(about, order).slice(0, MOST_KEPT);
  if (items.length === 0) return [nothingFound(source, pay.url, 'empty', 'It lists no pay of this employer.')];
  const answer = { outcome: 'ok' as const, sentence: '', items, apart: [], about: {}, certain: true, fill: {}, url: pay.url, fetchedAt: pay.loadedAt.toISOString() };
  const snapshots = await itemSnapshots(errand, source, answer, order);
  return [{ source, url: pay.url, outcome: 'ok', sentence: `${plural(items.length, 'declaration')} of pay.`, snapshots }];
}
