import type { Topic } from '../../evidence/shape';
import { siteAbout, sitePages, type Source } from '../../sources';
import { isClaimed, isPage, mergedPlaces, segments, yearInName, type SitePlace } from './plan-site';
import type { SiteHosts } from './site-hosts';
import { shared } from '../plan/words';

/** What a candidate wants to know, each with words of addresses and links that promise it. */
const PROMISES: readonly (readonly [topic: Topic, words: ReadonlySet<string>])[] = (
  [
    [
      'snapshot',
      `about company overview history story intro introduction welcome handbook who what manifesto
       faq structure organisation organization org offices locations`,
    ],
    [
      'hiring',
      `benefits benefit perks leave holiday holidays vacation parental pension retirement insurance
       sick salary salaries pay compensation wages tips bonus equity sabbatical pto promotions`,
    ],
    [
      'hiring',
      `hiring interview interviews interviewing recruiting recruitment apply applying resume probation
       working remote hybrid distributed schedules scheduling hours flexible onboarding referrals`,
    ],
    [
      'culture',
      'values culture principles mission vision purpose diversity inclusion people team teams career progression',
    ],
    [
      'engineering',
      'engineering technology tech architecture stack development developers infrastructure incidents oncall deploy',
    ],
    ['products', 'product products services platform projects portfolio work customers partners'],
    ['financials', 'finances finance financial results revenue funding donations'],
    [
      'news',
      'news launches launch launched announcing announcement acquisition acquires partnership milestones year',
    ],
    ['leadership', 'leadership founder founders board directors executives staff'],
  ] as const satisfies readonly (readonly [Topic, string])[]
).map(([topic, words]) => [topic, new Set(words.split(/\s+/))]);

interface Promising {
  readonly url: string;
  readonly topic: Topic;
  readonly worth: number;
  readonly depth: number;
  readonly year: number;
}

const plain = (text: string): string => text.replace(/[-_+/.]+/g, ' ');

/** The page’s own name says what it is about; the folders above it are shared with all beside it. */
function promised(parts: readonly string[], text: string): readonly [topic: Topic, worth: number] {
  const own = plain(parts.at(-1) ?? '');
  const above = plain(parts.slice(0, -1).join(' '));
  const [best] = PROMISES.map(
    ([topic, words]) =>
      [topic, 3 * shared(words, own) + 2 * shared(words, text) + shared(words, above)] as const,
  ).toSorted(([, one], [, other]) => other - one);
  return best === undefined || best[1] === 0 ? ['snapshot', 0] : best;
}

const byWorth = (one: Promising, other: Promising): number =>
  other.worth - one.worth ||
  other.year - one.year ||
  one.depth - other.depth ||
  one.url.localeCompare(other.url);

/** The best of each topic in turn, so that no topic with many pages takes the place of the others. */
function inTurns(pages: readonly Promising[]): readonly Promising[] {
  const topics = [...Map.groupBy(pages, ({ topic }) => topic).values()];
  const longest = Math.max(0, ...topics.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => turn).flatMap((turn) =>
    topics.flatMap((some) => some[turn] ?? []),
  );
}

/** A site with so many unread pages keeps what it tells in places of its own. */
const MANY = 10;

export interface PageRoom {
  readonly most: number;
  /** Pages whose names promise nothing are read too, behind the others, where there are many. */
  readonly withOthers: boolean;
}

/**
 * Pages that no source has read yet, whether none looks there or those that do had no room: what their names promise,
 * topic by topic in turn, each with the source that reads such pages.
 */
export function promisingPages(
  places: readonly SitePlace[],
  hosts: SiteHosts,
  taken: ReadonlySet<string>,
  { most, withOthers }: PageRoom,
): readonly { readonly source: Source; readonly url: string }[] {
  const found = mergedPlaces(places, hosts, taken)
    .filter(({ url }) => isPage(url))
    .map(({ url, text = '' }): Promising & { readonly claimed: Source | undefined } => {
      const parts = segments(url, hosts);
      const [topic, worth] = promised(parts, text);
      const claimed = sitePages.find((one) => isClaimed(one, parts));
      return { url, topic, worth, claimed, depth: parts.length, year: yearInName(url) };
    })
    .toSorted(byWorth);
  const promising = inTurns(found.filter(({ worth }) => worth > 0));
  const others = withOthers && found.length >= MANY ? found.filter(({ worth }) => worth === 0) : [];
  const sources = new Map(found.map(({ url, claimed }) => [url, claimed]));
  return [...promising, ...others].slice(0, most).map(({ url, topic }) => ({
    url,
    source: sources.get(url) ?? sitePages.find(({ topics }) => topics[0] === topic) ?? siteAbout,
  }));
}
