import type { Topic } from '../../evidence/shape';
import { knownAs } from '../../company';
import { fetchSource, sitePages, type HealthStore } from '../../sources';
import { defined } from '../../../kernel/defined';
import type { Clock } from '../../../kernel/time';
import type { Source } from '../../sources/shape';
import type { SiteFinding } from '../site/crawl-site';
import { readMore } from '../site/read-site';
import { findGaps, searchWords, type ResearchGap } from './gaps';
import { isPageOf, type Interviewer } from '../people/interviewers';
import type { Known } from '../../sources';
import { askedUrl, canonicalSiteUrl, isPage } from '../site/plan-site';
import { readLeads, type Lead } from '../site/read-leads';
import { nothingFound, type FetchContext, type SourceFinding } from '../ask/fetch-context';
import { isOfSite, type SiteHosts } from '../site/site-hosts';
import type { GatherOrder } from './order';

const PAGES_A_GAP = 3;
const PAGES_A_PERSON = 2;
const LEADS_A_QUESTION = 3;
const MOST_QUESTIONS = 8;

export interface GapContext extends FetchContext {
  readonly clock: Clock;
  readonly health: HealthStore;
  readonly order: GatherOrder;
  readonly people: readonly Interviewer[];
  /** The web searches in force. */
  readonly searches: readonly Source[];
  readonly known: Known;
}

interface Place {
  readonly url: string;
  readonly text?: string;
}

function mentions({ url, text = '' }: Place, words: readonly string[]): boolean {
  const said = ` ${`${decodeURI(new URL(url).pathname)} ${text}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return words.some((word) => said.includes(` ${word} `));
}

function safely(url: string): string | undefined {
  try {
    decodeURI(new URL(url).pathname);
    return canonicalSiteUrl(url);
  } catch {
    return undefined;
  }
}

/** Pages of the site that nobody claimed, for topics that are still open and for people who are looked for. */
function pagesFor(
  gaps: readonly ResearchGap[],
  people: readonly Interviewer[],
  site: SiteFinding,
  hosts: SiteHosts,
): readonly { source: Source; url: string }[] {
  const places = new Map<string, Place>();
  for (const place of site.places as readonly Place[]) {
    const url = safely(place.url);
    if (
      url !== undefined &&
      isOfSite(url, hosts) &&
      isPage(url) &&
      !site.taken.has(url) &&
      !places.has(url)
    )
      places.set(url, { ...place, url: askedUrl(place.url) });
  }
  const taken = new Set<string>();
  const take = (
    source: Source | undefined,
    fitting: readonly Place[],
    most: number,
  ): readonly { source: Source; url: string }[] => {
    const chosen =
      source === undefined ? [] : fitting.filter(({ url }) => !taken.has(url)).slice(0, most);
    for (const { url } of chosen) taken.add(url);
    return source === undefined ? [] : chosen.map(({ url }) => ({ source, url }));
  };
  const sourceOf = (topic: Topic): Source | undefined =>
    sitePages.find(({ topics }) => topics.includes(topic)) ?? sitePages.at(-1);
  const all = [...places.values()].toSorted(
    (one, other) => one.url.length - other.url.length || one.url.localeCompare(other.url),
  );
  return [
    ...people.flatMap((person) =>
      take(
        sourceOf('leadership'),
        all.filter(({ url }) => isPageOf(url, person)),
        PAGES_A_PERSON,
      ),
    ),
    ...gaps.flatMap(({ topic, words }) =>
      take(
        sourceOf(topic),
        all.filter((place) => mentions(place, words)),
        PAGES_A_GAP,
      ),
    ),
  ];
}

/** The same search for something more: `"Loam Ferry" investors`, in the address or in the body. */
function searchFor(source: Source, words: string): Source {
  const encoded = encodeURIComponent(words).replaceAll('%20', '+');
  const urls = source.request.urls.map((url) => url.replace(/([?&]q=[^&]*)/, `$1+${encoded}`));
  // Nothing of a question may be taken for a place that is filled in.
  const plain = words.replace(/[{}]/g, ' ');
  const post =
    source.request.post &&
    Object.fromEntries(
      Object.entries(source.request.post).map(([name, value]) => [
        name,
        typeof value === 'string' && value.includes('{company}') ? `${value} ${plain}` : value,
      ]),
    );
  return {
    ...source,
    request: { ...source.request, urls, ...defined({ post }) },
  };
}

interface Question {
  readonly words: string;
  readonly topics: readonly Topic[];
}

/** However many searches are set up, a question is put to the next only where one found nothing, and never to more. */
const MOST_ENGINES = 2;

/** Asks the searches in turn until one answers, for the pages that may help. */
export async function search(
  context: Omit<GapContext, 'order' | 'people'>,
  { words, topics }: Question,
): Promise<{ findings: readonly SourceFinding[]; leads: readonly Lead[] }> {
  const findings: SourceFinding[] = [];
  let asked = 0;
  for (const source of context.searches) {
    if (asked >= MOST_ENGINES) break;
    const answer = await fetchSource(context, {
      source: searchFor(source, words),
      known: context.known,
      knownAs: knownAs(context.card),
    });
    findings.push(nothingFound(source, answer.url, answer.outcome, answer.sentence));
    if (answer.outcome !== 'off' && answer.outcome !== 'not-applicable') asked += 1;
    const leads = answer.items.flatMap(({ url }) =>
      typeof url === 'string' ? [{ url, from: source, topics }] : [],
    );
    if (leads.length > 0) return { findings, leads: leads.slice(0, LEADS_A_QUESTION) };
  }
  return { findings, leads: [] };
}

/**
 * The second half of the plan: what the fixed questions left open gets further requests, first to
 * pages of the company’s own site, then to a web search where one is set up.
 */
export async function fillGaps(
  context: GapContext,
  site: SiteFinding,
  found: readonly SourceFinding[],
): Promise<readonly SourceFinding[]> {
  const { people, order } = context;
  const gaps = findGaps(found.flatMap(({ snapshots }) => snapshots));
  const more =
    site.hosts === undefined
      ? []
      : await readMore(context, pagesFor(gaps, people, site, site.hosts));
  const open = findGaps([...found, ...more].flatMap(({ snapshots }) => snapshots));
  const questions: readonly Question[] = [
    ...people
      .filter(({ name }) => name.includes(' '))
      .map(({ name }) => ({ words: `"${name}"`, topics: ['leadership'] as const })),
    ...open.map((gap) => ({ words: searchWords(gap, order), topics: [gap.topic] })),
  ].slice(0, MOST_QUESTIONS);
  const searched =
    context.searches.length === 0
      ? []
      : await Promise.all(questions.map((question) => search(context, question)));
  const read = await readLeads(
    context,
    searched.flatMap(({ leads }) => leads),
  );
  const led = read.map(({ source, snapshots }) => ({
    ...nothingFound(source, '', 'ok', ''),
    snapshots,
  }));
  return [...more, ...searched.flatMap(({ findings }) => findings), ...led];
}
