import { clip, squeeze, isWebAddress } from '../../../kernel/text';
import { fail, succeed, type Result } from '../../../kernel/result';
import { FormatFault } from '../../../platform/formats';
import { readFragment, removeInvisible } from '../../read';
import { breaksOff } from '../reading/formats/breaks-off';
import type { Source, SourceItem } from '../shape';
import type { FeedEntry, ReadFeed } from './entry';
import { feedDay } from './feed-day';
import { readJsonFeed } from './json-feed';
import { readXmlFeed } from './xml-feed';

const MOST_ENTRIES = 500;
/** Of an entry without a title, as much of its text stands for one. */
const LONGEST_TITLE = 120;

/** What a title may be marked with. Any other sign that opens a tag is one that the title speaks of. */
const MARKS = new Set(
  'a abbr b big br cite code del div em font i img ins kbd mark p q s small span strike strong sub sup tt u'.split(
    ' ',
  ),
);
const unmarked = (title: string): string =>
  title.replace(/<(?!!--)(\/?([a-z]{1,10})(?=[\s/>]))?/gi, (sign, rest = '', tag = '') =>
    MARKS.has(String(tag).toLowerCase()) ? sign : `&lt;${String(rest)}`,
  );

const textOf = (html: string): string => squeeze(removeInvisible(readFragment(html).text));

/** The last two labels of a host: whether two addresses are of one house, near enough. */
const houseOf = (address: string): string =>
  new URL(address).hostname.split('.').slice(-2).join('.');

/** “www.loamferry.example/a”, or a host of the feed's own house: an address whose beginning was left out. */
function withScheme(address: string, base: string | undefined): string {
  const [first = ''] = address.split('/');
  const isName = /^[a-z\d][a-z\d.-]*$/i.test(first) && first.includes('.');
  const host = isName && URL.canParse(`https://${first}`) ? first : '';
  const isHost =
    /^www\./i.test(host) ||
    (host !== '' && base !== undefined && houseOf(`https://${host}`) === houseOf(base));
  return isHost ? `https://${address}` : address;
}

/** An address as it can be opened in a browser, or none. */
function absolute(address: string, bases: readonly string[]): string | undefined {
  const base = bases.reduce<string | undefined>(
    (outer, one) => (URL.canParse(one, outer) ? new URL(one, outer).href : outer),
    undefined,
  );
  const lines = address.split(/[\r\n]/).map((line) => line.trim());
  const whole = withScheme(lines.join(''), base);
  const isWhole = isWebAddress(whole);
  // In an address a space is a slip; without its beginning, words are no address.
  if ((/\s/.test(whole) && !isWhole) || !URL.canParse(whole, base)) return undefined;
  const { href, protocol } = new URL(whole, base);
  if (isWhole) return /\s/.test(whole) ? href : whole;
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/**
 * What addresses are relative to: where the feed was found; where that is another house's, who only hands
 * the feed on, the page that the feed belongs to.
 */
function baseOf({ page }: ReadFeed, url: string): string {
  const own = page === undefined ? undefined : absolute(page, [url]);
  if (own === undefined || !URL.canParse(url)) return own ?? url;
  return houseOf(own) === houseOf(url) ? url : own;
}

function itemOf({ title, links, dates, html, author }: FeedEntry, base: string): SourceItem {
  const named = title === undefined ? '' : textOf(unmarked(title));
  const fields = {
    title: named !== '' || html === undefined ? named : clip(textOf(html), LONGEST_TITLE),
    url: links
      .map(({ address, bases }) => absolute(address, [base, ...bases]))
      .find((address) => address !== undefined),
    date: dates.map(feedDay).find((day) => day !== undefined),
    html: html?.trim(),
    author: author === undefined ? undefined : textOf(author),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
    ),
  );
}

function readFeed(text: string): ReadFeed | undefined {
  try {
    return /^\s*\{/.test(text) ? readJsonFeed(text) : readXmlFeed(text);
  } catch (error) {
    if (error instanceof FormatFault) return undefined;
    throw error;
  }
}

/** Reads RSS, Atom, RDF and JSON feeds, found at an address. */
export function runFeed(
  source: Source,
  text: string,
  url = '',
): Result<readonly SourceItem[], 'shape-changed'> {
  if (breaksOff(text))
    return fail('shape-changed', `${source.name} answered with a feed that breaks off.`);
  const feed = readFeed(text.replace(/^[\s\ufeff]+/, ''));
  if (feed === undefined)
    return fail('shape-changed', `${source.name} answered something that is no feed.`);
  const base = baseOf(feed, url);
  return succeed(
    feed.entries
      .slice(0, MOST_ENTRIES)
      .map((entry) => itemOf(entry, base))
      .filter((item) => item['title'] !== undefined),
  );
}
