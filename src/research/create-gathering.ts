import { crawler } from '../../content/bot';
import { defined } from '../kernel/defined';
import { systemClock } from '../kernel/time';
import { createOutboundFetch } from '../platform/fetch';
import { noTelemetry } from '../platform/telemetry';
import { watchFetch } from '../platform/telemetry/watch/fetch';
import { originFetch } from '../platform/models/origin-fetch';
import { bulkShelf, loadBulkHandler, type BulkContext } from './bulk';
import type { Gathering, GatheringPlatform, ResearchWorld } from './ports';
import {
  createAsk,
  explainPlan,
  gatherOnQuestion,
  gatherSnapshots,
  inMemoryFeeds,
  openSources,
  pollBefore,
  pollFeedsHandler,
  sourcesOff,
  sourcesWithin,
  storedAnswers,
  storedFeeds,
  parsedOn,
  readersOn,
  politenessOf,
  storedTurns,
} from './gather';
import { storedSnapshots, storedTexts } from './evidence';
import {
  catalogue,
  createGate,
  databaseHealth,
  inMemoryHealth,
  isProven,
  playedKeys,
  sourceHosts,
  watchAsk,
  withOwnSearch,
  type Source,
} from './sources';

export function createGathering(
  { clock, files, threads, config, database, telemetry = noTelemetry }: GatheringPlatform,
  outside: ResearchWorld,
): Gathering {
  // A sample web is asked anew each time: it costs nothing, and whoever edits its pages wants to see them.
  const kept =
    database === undefined || outside.kind === 'sample'
      ? undefined
      : storedAnswers(database, storedTexts(files, 'answers'));
  // The embedded database has one process alone, and nobody waits for a tape or a sample web.
  const turns =
    database?.kind === 'postgres' && outside.kind === 'web' && outside.wire === undefined
      ? storedTurns(database)
      : undefined;
  const guardedFetch = createOutboundFetch({
    network: outside.network,
    userAgent: `${crawler}/1.0 (+${config.baseUrl}/bot; ${config.mail.support})`,
    clock,
    ...defined({ wire: outside.wire }),
  });
  const outboundFetch = watchFetch(guardedFetch, telemetry, sourceHosts());
  const { searxng } = config.sources;
  const keys =
    outside.isReplayed === true
      ? playedKeys(outside.wire?.hosts ?? new Set())
      : config.sources.keys;
  const stop = new AbortController();
  const played = outside.isReplayed === true ? 'replaying' : 'recording';
  const tape = outside.wire === undefined ? undefined : played;
  const health = database === undefined ? inMemoryHealth() : databaseHealth({ database, clock });
  const guarded = createAsk({
    outboundFetch,
    crawler,
    keys,
    // A tape’s clock stands still, and waits are waited for in the time of the world.
    clock: outside.wire === undefined ? clock : systemClock,
    politeness: politenessOf(outside.kind, tape),
    isSeen: async ({ id }) => isProven(await health.find(id), clock.now()),
    ...defined({ kept, turns }),
  });
  // The owner's own search engine is no part of a sample web, and what it says is on no tape.
  const own = outside.kind === 'web' && outside.wire === undefined ? searxng : undefined;
  const open =
    own === undefined
      ? guarded
      : withOwnSearch(guarded, { address: own, fetchThere: originFetch(own), clock });
  const gate =
    database === undefined
      ? undefined
      : createGate({
          database,
          clock,
          asksForTerms: config.mode === 'live' && outside.kind === 'web',
        });
  const ask = watchAsk(async (question) => {
    const closed = await gate?.(question.source, question.isProbe === true ? 'probe' : 'ask');
    const signal = question.signal ?? stop.signal;
    if (closed === undefined) return parsedOn(threads, await open({ ...question, signal }));
    return { outcome: 'off', sentence: closed, requests: 0 } as const;
  }, telemetry);
  const whyClosed: BulkContext['whyClosed'] = async (source, purpose) => gate?.(source, purpose);
  const bulk: BulkContext | undefined =
    database === undefined ? undefined : { database, clock, ask, keys, whyClosed, health };
  const feeds = database === undefined ? inMemoryFeeds() : storedFeeds(database);
  const snapshots = storedSnapshots(files);
  const { read, readPdf } = readersOn(threads);
  const exists = async (host: string): Promise<boolean> =>
    outside.network.lookup(host).then(
      (found) => found.length > 0,
      () => false,
    );
  let within: Promise<readonly Source[]> | undefined;
  const sources = (): Promise<readonly Source[]> =>
    (within ??=
      outside.kind === 'web' ? Promise.resolve(catalogue) : sourcesWithin(catalogue, exists));
  const sourceParts = { sources, gate, health, keys, clock };
  return {
    ask,
    snapshots,
    read,
    readPdf,
    sources,
    async gather(card, order, tell) {
      // The shop polls by the clock and for everybody; a run of its own is everybody there is.
      await pollBefore({ ask, clock, feeds, health }, await sources(), database === undefined);
      return gatherSnapshots(
        {
          ask,
          clock,
          snapshots,
          read,
          readPdf,
          feeds,
          health,
          sources: await openSources(sourceParts),
          off: await sourcesOff(sourceParts),
          known: own === undefined ? {} : { searxng: own },
          ...(database === undefined ? {} : { bulk: bulkShelf(database.read) }),
          ...defined({ tell }),
        },
        card,
        order,
      );
    },
    explain: async (card, order) =>
      explainPlan(
        {
          clock,
          sources: await openSources(sourceParts),
          off: await sourcesOff(sourceParts),
          known: own === undefined ? {} : { searxng: own },
        },
        card,
        order,
      ),
    async gatherOn(card, wanted, tell) {
      return gatherOnQuestion(
        {
          ask,
          clock,
          snapshots,
          read,
          readPdf,
          feeds,
          health,
          sources: await openSources(sourceParts),
          known: own === undefined ? {} : { searxng: own },
        },
        card,
        wanted,
        tell,
      );
    },
    close: () => stop.abort(new Error('stopped')),
    ...defined({ bulk }),
    handlers: [
      pollFeedsHandler({
        ask,
        clock,
        feeds,
        health,
        sources,
        ...defined({ kept, turns }),
      }),
      ...(bulk === undefined
        ? []
        : [
            loadBulkHandler(bulk, async () =>
              config.mode === 'live' && outside.kind === 'web' ? sources() : [],
            ),
          ]),
    ],
  };
}
