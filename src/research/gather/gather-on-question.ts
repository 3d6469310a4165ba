import { minutes } from '../../kernel/time';
import type { EntityCard } from '../company';
import type { Snapshot, Topic } from '../evidence/shape';
import { readPage, readPdf } from '../read';
import { catalogue, inMemoryHealth, siteHome, sitePages, type Source } from '../sources';
import { fetchPlain, type PlainContext } from './ask/fetch-plain';
import { searchSite, readMore } from './site/read-site';
import { withBudget, type Budget } from './plan/budget';
import { profileOf } from './choice/profile';
import { sourcesFor, topicsOf } from './plan/choose-sources';
import type { FetchContext, SourceFinding, GatherContext } from './ask/fetch-context';
import { search } from './plan/fill-gaps';
import { knownOf } from './plan/known';
import { isWebSearch } from './plan/plan-questions';
import { askedUrl, isPage, type SitePlace } from './site/plan-site';
import { isOfSite } from './site/site-hosts';
import { readLeads, type Lead } from './site/read-leads';
import { searchFeeds } from './search-feeds';
import { shared, wordsIn } from './plan/words';

/** One question is a fraction of a report. */
const QUESTION_BUDGET: Budget = { requests: 40, characters: 12_000_000, time: minutes(3) };
const MOST_PAGES = 6;
const MOST_ARTICLES = 5;
const SMALL = new Set(
  (
    'a an and any are as at be by can did do does for from had has have how in is it its many ' +
    'much of on or that the their them they this to was were what when where which who why ' +
    'will with'
  ).split(' '),
);

/** How far it is: sources that were asked, and those of them that answered. */
export interface QuestionNews {
  readonly stage: string;
  readonly asked: number;
  readonly answered: number;
}

export interface QuestionAnswered {
  readonly snapshots: readonly Snapshot[];
  readonly asked: number;
  readonly answered: number;
}

const ANSWERED = new Set(['ok', 'empty', 'not-modified']);

/** Pages of the company's own site whose address, or a link to them, speaks of the question. */
function pagesOn(
  words: ReadonlySet<string>,
  topics: readonly Topic[],
  places: readonly SitePlace[],
  domain: string,
): readonly { readonly source: Source; readonly url: string }[] {
  const found = new Map<string, number>();
  for (const { url, text = '' } of places) {
    if (!URL.canParse(url) || !isOfSite(url, [domain]) || !isPage(url)) continue;
    const page = askedUrl(url);
    found.set(
      page,
      Math.max(
        found.get(page) ?? 0,
        shared(words, `${new URL(page).pathname.replaceAll(/[-_/%+.]+/gu, ' ')} ${text}`),
      ),
    );
  }
  const source =
    sitePages.find((one) => one.topics.some((topic) => topics.includes(topic))) ?? sitePages.at(-1);
  const best = [...found]
    .filter(([, near]) => near > 0)
    .toSorted(
      ([one, near], [other, far]) =>
        far - near || one.length - other.length || one.localeCompare(other),
    );
  return source === undefined ? [] : best.slice(0, MOST_PAGES).map(([url]) => ({ source, url }));
}

/**
 * Researches an expert's question: sources chosen by its words and by what we know about the
 * company, matching pages of the company's site, and a web search if one is set up. Failures are
 * counted, not thrown.
 */
export async function gatherOnQuestion(
  context: GatherContext,
  card: EntityCard,
  { role, question }: { readonly role: string; readonly question: string },
  tell: (news: QuestionNews) => void,
): Promise<QuestionAnswered> {
  const sources = context.sources ?? catalogue;
  const budgeted = withBudget(context.ask, context.budget ?? QUESTION_BUDGET, context.clock);
  const fetchContext: FetchContext = {
    ask: budgeted.ask,
    card,
    store: context.snapshots,
    read: context.read ?? (async (input) => readPage(input)),
    readPdf: context.readPdf ?? readPdf,
  };
  const plain: PlainContext = {
    ...fetchContext,
    clock: context.clock,
    health: context.health ?? inMemoryHealth(),
    order: { role },
  };
  const names = wordsIn([card.name, ...card.aliases].join(' '));
  const words = new Set(
    [...wordsIn(question)].filter(
      (word) => word.length > 1 && !SMALL.has(word) && !names.has(word),
    ),
  );
  const topics = topicsOf(question);
  const known = knownOf(card, { role }, context.clock, context.known);
  const seen = new Map<string, boolean>();
  const say = (stage: string): void =>
    tell({ stage, asked: seen.size, answered: [...seen.values()].filter(Boolean).length });
  const note = <Found extends Pick<SourceFinding, 'source' | 'outcome'>>(finding: Found): Found => {
    if (finding.outcome !== 'not-applicable' && finding.outcome !== 'off')
      seen.set(
        finding.source.id,
        seen.get(finding.source.id) === true || ANSWERED.has(finding.outcome),
      );
    say('Sources are being asked.');
    return finding;
  };
  try {
    say('Sources are being chosen.');
    const isSiteOn = sources.some(({ id }) => id === siteHome.id);
    const [around, asked] = await Promise.all([
      isSiteOn ? searchSite(fetchContext) : { findings: [], places: [] },
      Promise.all(
        sourcesFor(topics, sources, known, profileOf(card, { role })).map(async (source) => {
          const answer = await fetchPlain(plain, source, { ...known });
          note(answer.finding);
          return answer;
        }),
      ),
    ]);
    for (const finding of around.findings) note(finding);
    say('Pages that speak of it are being read.');
    const pages =
      card.domain === undefined
        ? []
        : await readMore(fetchContext, pagesOn(words, topics, around.places, card.domain));
    const searched = await search(
      { ...plain, searches: sources.filter(isWebSearch), known },
      { words: [...words].join(' '), topics },
    );
    for (const finding of searched.findings) note(finding);
    const leads = asked.flatMap(({ finding, leads: found }) =>
      found.map(({ url, title }): Lead & { readonly near: number } => ({
        url,
        from: finding.source,
        topics: finding.source.topics,
        near: shared(words, title),
      })),
    );
    const near = leads
      .filter((lead) => lead.near > 0)
      .toSorted((one, other) => other.near - one.near)
      .slice(0, MOST_ARTICLES);
    const read = await readLeads(fetchContext, [...near, ...searched.leads]);
    const feeds = await searchFeeds({ ...fetchContext, feeds: context.feeds }, sources);
    const findings = [
      ...around.findings,
      ...asked.map(({ finding }) => finding),
      ...pages,
      ...read,
      ...feeds,
    ];
    return {
      snapshots: findings.flatMap(({ snapshots }) => snapshots),
      asked: seen.size,
      answered: [...seen.values()].filter(Boolean).length,
    };
  } finally {
    budgeted.close();
  }
}
