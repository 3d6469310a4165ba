import type { Snapshot, Topic } from '../../evidence/shape';
import { seconds } from '../../../kernel/time';
import type { Source } from '../../sources/shape';
import { matchScoreOf } from '../match-score';
import { pageSnapshot } from '../make-snapshot';
import { isNeverRead } from '../people/never-read';
import { publisherOf } from './publisher-of';
import { readOpened } from './read-opened';
import type { FetchContext, SourceFinding } from '../ask/fetch-context';

export interface Lead {
  readonly url: string;
  readonly from: Source;
  readonly topics: readonly Topic[];
}

/** A stranger’s page that a search led to: its own robots.txt decides, and it must itself speak of the company. */
function pageOf({ from, topics }: Lead): Source {
  return {
    ...from,
    kind: 'html',
    needs: [],
    request: { urls: [] },
    auth: 'none',
    polite: { robots: 'obey', interval: seconds(2), maxBytes: 4_000_000, conditional: true },
    licence: { ...from.licence, tier: 'B', maxQuoteWords: 25 },
    topics,
    evidence: { kind: 'news', reliability: 'public-voice' },
    enabled: true,
  };
}

async function readLead(fetchContext: FetchContext, lead: Lead): Promise<Snapshot | undefined> {
  const source = pageOf(lead);
  const answer = await fetchContext.ask({ source, url: lead.url });
  if (answer.outcome !== 'ok' || isNeverRead(answer.url)) return undefined;
  const opened = await readOpened(fetchContext, answer);
  if (opened.outcome !== 'ok') return undefined;
  const { page } = opened;
  const matchScore = matchScoreOf(fetchContext.card, page.text);
  if (matchScore === 0) return undefined;
  return {
    ...(await pageSnapshot(
      fetchContext.store,
      { source, url: answer.url, fetchedAt: answer.fetchedAt },
      page,
    )),
    matchScore,
    kind: 'news',
    sourceName: publisherOf(answer.url, page.siteName),
  };
}

/** What a search said of a page that was read itself is said again by the page, and better. */
export function withoutRead<Found extends Pick<SourceFinding, 'snapshots'>>(
  findings: readonly Found[],
  read: readonly Pick<SourceFinding, 'snapshots'>[],
): readonly Found[] {
  const urls = new Set(read.flatMap(({ snapshots }) => snapshots.map(({ url }) => url)));
  return findings.map((finding) => ({
    ...finding,
    snapshots: finding.snapshots.filter(({ url, kind }) => kind !== 'news' || !urls.has(url)),
  }));
}

/** Reads the pages a search led to. What can’t be read, or speaks of somebody else, is left out. */
export async function readLeads(
  fetchContext: FetchContext,
  leads: readonly Lead[],
): Promise<readonly Pick<SourceFinding, 'source' | 'snapshots'>[]> {
  const wanted = [
    ...new Map(
      leads.filter(({ url }) => !isNeverRead(url)).map((lead) => [lead.url, lead]),
    ).values(),
  ];
  return Promise.all(
    wanted.map(async (lead) => {
      const snapshot = await readLead(fetchContext, lead);
      return { source: lead.from, snapshots: snapshot === undefined ? [] : [snapshot] };
    }),
  );
}
