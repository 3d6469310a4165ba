import {
  after,
  days,
  minutes,
  before as earlier,
  type Clock,
  type Duration,
} from '../../../kernel/time';
import {
  catalogue,
  healthAfter,
  readFeed,
  type Ask,
  type HealthStore,
  type Source,
} from '../../sources';
import type { FeedIndex, FeedPoll } from './feed-index';

/** Half an hour between two polls makes 48 a day; a feed that fails is asked less and less often. */
const SHORTEST_PAUSE = minutes(30);
const LONGEST_PAUSE = days(1);
/** Older entries are no news, and their feeds no longer list them. */
const ENTRIES_LIVE = days(90);

export interface PollContext {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly feeds: FeedIndex;
  /** A poll is a question like any other: it shows whether the source answers. */
  readonly health?: HealthStore;
}

/** A feed that says nothing of one company: it is asked once for everybody, never for one report. */
export function isShared({ kind, needs, polite }: Source): boolean {
  return kind === 'feed' && needs.length === 0 && polite.sharedEvery !== undefined;
}

function pauseOf({ polite }: Source, { failures }: FeedPoll): Duration {
  const usual = Math.max(polite.sharedEvery ?? SHORTEST_PAUSE, SHORTEST_PAUSE);
  return Math.min(LONGEST_PAUSE, usual * 2 ** Math.min(failures, 10)) as Duration;
}

async function poll(
  { ask, clock, feeds, health }: PollContext,
  source: Source,
  failures: number,
): Promise<FeedPoll> {
  const answer = await ask({ source, url: source.request.urls[0] ?? '' });
  const read = answer.outcome === 'ok' ? await readFeed(source, answer) : undefined;
  const outcome = answer.outcome === 'ok' && read?.ok !== true ? 'shape-changed' : answer.outcome;
  const failed = outcome !== 'ok' && outcome !== 'not-modified' && outcome !== 'off';
  const done = {
    source: source.id,
    polledAt: clock.now(),
    outcome,
    failures: failed ? failures + 1 : 0,
  };
  const entries = (read?.ok === true ? read.value : [])
    .filter(({ url }) => typeof url === 'string')
    .map((item) => ({
      source: source.id,
      url: String(item['url']),
      title: String(item['title'] ?? ''),
      html: String(item['html'] ?? ''),
      seenAt: clock.now(),
      ...(item['author'] === undefined ? {} : { author: String(item['author']) }),
      ...(item['date'] === undefined ? {} : { publishedAt: String(item['date']) }),
    }));
  await feeds.add(done, entries);
  await health?.change(source.id, (known) =>
    healthAfter(known, { outcome, at: clock.now(), items: entries.length }),
  );
  return done;
}

/** Asks every shared feed that is due, and says how each poll went. */
export async function pollFeeds(
  context: PollContext,
  sources: readonly Source[] = catalogue,
): Promise<readonly FeedPoll[]> {
  const { clock, feeds } = context;
  const last = new Map((await feeds.lastPolls()).map((one) => [one.source, one]));
  const due = sources.filter((source) => {
    const before = last.get(source.id);
    return (
      isShared(source) &&
      (before === undefined || after(before.polledAt, pauseOf(source, before)) <= clock.now())
    );
  });
  const polls = await Promise.all(
    due.map((source) => poll(context, source, last.get(source.id)?.failures ?? 0)),
  );
  await feeds.forget(earlier(clock.now(), ENTRIES_LIVE));
  return polls;
}

/**
 * Before a report: what is due where nobody else polls, and elsewhere only what nobody has ever
 * polled, feed by feed, so that a first report cut short polls the rest when it is taken up again.
 */
export async function pollBefore(
  context: PollContext,
  sources: readonly Source[],
  isAlone: boolean,
): Promise<void> {
  if (isAlone) {
    await pollFeeds(context, sources);
    return;
  }
  const polled = new Set((await context.feeds.lastPolls()).map(({ source }) => source));
  const unpolled = sources.filter(({ id }) => !polled.has(id));
  if (unpolled.some(isShared)) await pollFeeds(context, unpolled);
}
