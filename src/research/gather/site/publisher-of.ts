import type { Source, SourceItem } from '../../sources';
import { itemField } from '../make-snapshot';

const A_NAME = /^\p{Lu}[\p{L}\p{N} .&’'-]{1,39}$/u;
const squashed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^the /, '')
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The publisher we name for a page. Any site can call itself anything, so its name counts only if
 * its address agrees.
 */
export function publisherOf(url: string, siteName = ''): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const [name, label] = [squashed(siteName), squashed(host.split('.').at(-2) ?? host)];
  const agrees =
    name.length > 3 && label.length > 3 && (name.includes(label) || label.includes(name));
  return agrees && A_NAME.test(siteName) ? siteName : host;
}

/** A search found the headline, and a paper wrote it: whoever tells of it names the paper. */
export function tellerOf({ name, kind, evidence }: Source, item: SourceItem, url: string): string {
  return kind === 'search' && evidence.kind === 'news' && itemField(item, 'url') !== ''
    ? publisherOf(url, itemField(item, 'publisher') || name)
    : name;
}
