import type { EntityCard } from '../company';
import type { Source, SourceItem } from '../sources';
import { itemField } from './make-snapshot';
import { matchScoreOf } from './match-score';

/** Where an item of an answer comes from. */
export interface Origin {
  readonly source: Source;
  readonly url: string;
  readonly fetchedAt: string;
}

export const urlOf = (item: SourceItem, { url }: Origin): string =>
  URL.canParse(itemField(item, 'url')) ? itemField(item, 'url') : url;

export function itemDate(item: SourceItem): { publishedAt?: string } {
  return itemField(item, 'date') === '' ? {} : { publishedAt: itemField(item, 'date') };
}

/**
 * As sure as its own match says. Without one, a third party's text must name the company; the
 * company’s own needn't.
 */
export function scoreOf(item: SourceItem, card: EntityCard, text: string): number {
  const matched = item['matchScore'];
  return typeof matched === 'number'
    ? matched
    : text === ''
      ? 1
      : matchScoreOf(card, text, itemField(item, 'link'));
}
