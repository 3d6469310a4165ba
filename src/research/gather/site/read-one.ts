import type { Snapshot } from '../../evidence/shape';
import type { ReadablePage } from '../../read';
import type { OutcomeCode, Source } from '../../sources';
import type { FetchContext } from '../ask/fetch-context';
import { pageSnapshot } from '../make-snapshot';
import { canonicalSiteUrl } from './plan-site';
import { readOpened } from './read-opened';

export interface ReadResult {
  readonly url: string;
  readonly outcome: OutcomeCode;
  readonly sentence: string;
  readonly page?: ReadablePage;
  readonly snapshot?: Snapshot;
}

export async function readOne(
  fetchContext: FetchContext,
  source: Source,
  url: string,
  dates?: ReadonlyMap<string, string>,
): Promise<ReadResult> {
  const answer = await fetchContext.ask({ source, url });
  if (answer.outcome !== 'ok') return { url, ...answer };
  const opened = await readOpened(fetchContext, answer);
  if (opened.outcome !== 'ok') return { url: answer.url, ...opened };
  const { page, sentence } = opened;
  const canonical = canonicalSiteUrl(answer.url);
  // The feed knows the day of a page that doesn't state it itself.
  const publishedAt = page.publishedAt ?? dates?.get(canonical);
  const dated: ReadablePage =
    publishedAt === undefined || page.publishedAt !== undefined
      ? page
      : { ...page, publishedAt, type: 'article' };
  const snapshot = await pageSnapshot(
    fetchContext.store,
    { source, url: canonical, fetchedAt: answer.fetchedAt },
    dated,
  );
  return { url: answer.url, outcome: 'ok', sentence, page, snapshot };
}
