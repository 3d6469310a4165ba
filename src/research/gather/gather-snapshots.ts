import { readPage, readPdf } from '../read';
import type { EntityCard } from '../company';
import {
  catalogue,
  inMemoryHealth,
  siteHome,
  type Known,
  type Source,
  type SourceOutcome,
} from '../sources';
import { fetchInRounds, notAsked, type AskingContext } from './ask/fetch-in-rounds';
import type { PlainContext } from './ask/fetch-plain';
import { fetchCompanyFacts, fetchEntity } from './ask/fetch-registers';
import { crawlSite, readOpenings, type SiteFinding } from './site/crawl-site';
import { fetchPeople, fetchForGaps } from './plan/fetch-for-gaps';
import { REPORT_BUDGET, withBudget, type BudgetedAsk } from './plan/budget';
import { fillGaps } from './plan/fill-gaps';
import { findAccounts } from './people/find-accounts';
import { withAccounts } from './people/person-accounts';
import { findJobBoards } from './site/find-job-boards';
import { findGaps } from './plan/gaps';
import { findInterviewers, parseInterviewers } from './people/interviewers';
import { knownOf } from './plan/known';
import { isWebSearch } from './plan/plan-questions';
import { readLeads, withoutRead } from './site/read-leads';
import { searchFeeds } from './search-feeds';
import { searchBulk } from './feeds/search-bulk';
import {
  nothingFound,
  type FetchContext,
  type SourceFinding,
  type GatherContext,
  type Gathered,
} from './ask/fetch-context';
import type { GatherOrder } from './plan/order';

const NOT_ASKED = new Set(['not-applicable', 'off', 'over-budget']);
const ANSWERED = new Set(['ok', 'empty', 'not-modified']);
/** Articles that are read themselves, of all that a news search found. */
const MOST_ARTICLES = 10;

const NO_SITE: SiteFinding = {
  findings: [],
  pages: [],
  places: [],
  hosts: undefined,
  taken: new Set(),
};

/** One line a source, in the order of the catalogue, whatever it took to get there. */
function outcomesOf(
  findings: readonly SourceFinding[],
  { requestsOf, freshnessOf }: BudgetedAsk,
  sources: readonly Source[],
): readonly SourceOutcome[] {
  const bySource = new Map<string, SourceFinding[]>();
  for (const finding of findings)
    bySource.set(finding.source.id, [...(bySource.get(finding.source.id) ?? []), finding]);
  const place = ({ id }: Source): number => sources.findIndex((one) => one.id === id);
  return [...bySource.values()]
    .map((own) => {
      const best =
        own.find(({ outcome }) => outcome === 'ok') ??
        own.find(({ outcome }) => outcome === 'empty') ??
        own[0];
      if (best === undefined) throw new Error('a source without a finding');
      const { source, url, outcome, sentence } = best;
      const freshness = freshnessOf(source.id);
      const unchanged = outcome === 'ok' && freshness.size === 1 && freshness.has('unchanged');
      return {
        source,
        said: {
          sourceId: source.id,
          sourceName: source.name,
          url,
          outcome: unchanged ? ('not-modified' as const) : outcome,
          sentence: unchanged
            ? 'Nothing new since it was last read; what it said still counts.'
            : sentence,
          requests: requestsOf(source.id),
          items: own.reduce((sum, { snapshots }) => sum + snapshots.length, 0),
        },
      };
    })
    .toSorted((one, other) => place(one.source) - place(other.source))
    .map(({ said }) => said);
}

/**
 * Asks every source that applies to a company and stores what they said: the fixed questions first,
 * then what they left open. What failed is in the log, not thrown.
 */
export async function gatherSnapshots(
  context: GatherContext,
  card: EntityCard,
  order: GatherOrder,
): Promise<Gathered> {
  const sources = context.sources ?? catalogue;
  const budgeted = withBudget(context.ask, context.budget ?? REPORT_BUDGET, context.clock);
  const tell = context.tell ?? (() => undefined);
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
    order,
  };
  const note = <Found extends SourceFinding>(finding: Found): Found => {
    tell({
      kind: 'source',
      name: finding.source.name,
      outcome: finding.outcome,
      sentence: finding.sentence,
    });
    return finding;
  };
  try {
    tell({ kind: 'stage', stage: 'the company’s own pages, registers, news and public records' });
    const isSiteOn = sources.some(({ id }) => id === siteHome.id);
    const facts = fetchCompanyFacts(fetchContext).then(note);
    const entity = fetchEntity(fetchContext);
    const site = isSiteOn ? crawlSite(fetchContext, order.role) : Promise.resolve(NO_SITE);
    const learnedFromSite = site.then(({ pages }): Known => ({
      ...findAccounts(pages, card.domain),
      ...findJobBoards(pages),
    }));
    const off = context.off ?? new Map<string, string>();
    const asking: AskingContext = { ...plain, note, off };
    const rounds = await fetchInRounds(
      asking,
      sources,
      knownOf(card, order, context.clock, context.known),
      { site: learnedFromSite, entity: entity.then(({ known }) => known) },
    );
    const walked = await site;
    for (const finding of walked.findings) note(finding);
    const registers = [await facts, note(await entity)].filter(({ source }) =>
      sources.some(({ id }) => id === source.id),
    );
    const jobBoards = { ...card.jobBoards, ...findJobBoards(walked.pages) };
    const feeds = await searchFeeds({ ...fetchContext, feeds: context.feeds }, sources);
    const loaded = (
      await searchBulk(
        {
          ...fetchContext,
          shelf: context.bulk,
          order,
          known: rounds.known,
          profile: rounds.profile,
        },
        sources,
      )
    ).map(note);
    tell({ kind: 'stage', stage: 'articles that were found, and what is still open' });
    const articles = await readLeads(fetchContext, rounds.leads.slice(0, MOST_ARTICLES));
    const led = articles.map(({ source, snapshots }) => ({
      ...nothingFound(source, '', 'ok', 'Its articles were read.'),
      snapshots,
    }));
    const people = parseInterviewers(order.interviewers ?? '');
    const known = [
      ...registers,
      ...walked.findings,
      ...withoutRead(rounds.findings, articles),
      ...feeds,
      ...loaded,
      ...led,
    ];
    const spare = await fetchForGaps(
      asking,
      rounds,
      findGaps(known.flatMap(({ snapshots }) => snapshots)).map(({ topic }) => topic),
    );
    const first = [
      ...known,
      ...spare,
      ...(await fetchPeople(asking, sources, rounds, withAccounts(people, walked.places))),
    ];
    const searches = sources.filter(isWebSearch);
    const more = await fillGaps({ ...plain, people, searches, known: rounds.known }, walked, first);
    const read = new Set(
      [...first, ...more].flatMap((finding) => finding.snapshots.map(({ url }) => url)),
    );
    const openings = isSiteOn
      ? await readOpenings(
          fetchContext,
          { ...walked, taken: new Set([...walked.taken, ...read]) },
          order.role,
        )
      : [];
    const asked = [...first, ...more, ...openings.map(note)];
    const findings = [
      ...asked,
      ...notAsked(rounds, { sources, off, asked: new Set(asked.map(({ source }) => source.id)) }),
    ];
    const snapshots = findings.flatMap((finding) => finding.snapshots);
    const outcomes = outcomesOf(findings, budgeted, sources);
    const answering = outcomes.filter(({ outcome }) => !NOT_ASKED.has(outcome));
    return {
      card: { ...card, jobBoards },
      snapshots,
      outcomes,
      tally: {
        asked: answering.length,
        answered: answering.filter(({ outcome }) => ANSWERED.has(outcome)).length,
      },
      interviewers: await findInterviewers(people, card, snapshots, context.snapshots),
      gaps: findGaps(snapshots),
      spent: budgeted.spent(),
    };
  } finally {
    budgeted.close();
  }
}
