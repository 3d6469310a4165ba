import { crawler } from '../../../content/bot';
import { defined } from '../../kernel/defined';
import { systemClock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createOutboundFetch } from '../../platform/fetch';
import type { JobHandler } from '../../platform/jobs';
import { noTelemetry, type Telemetry } from '../../platform/telemetry';
import { watchFetch } from '../../platform/telemetry/watch/fetch';
import { originFetch } from '../../platform/models/origin-fetch';
import { bulkShelf, loadBulkHandler, type BulkContext } from '../../research/bulk';
import type { EntityCard } from '../../research/company';
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
  type ExplainedPlan,
  type Gathered,
  type GatherNews,
  type GatherOrder,
  type QuestionNews,
  type PageReaders,
} from '../../research/gather';
import { storedSnapshots, storedTexts, type SnapshotStore } from '../../research/evidence';
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
  type Ask,
  type Source,
} from '../../research/sources';
import type { Platform } from '../platform/platform';
import type { SampleOrWeb } from './outside';

/** Without a database nothing is remembered from one run to the next: the command line, a benchmark. */
export type GatheringPlatform = Pick<Platform, 'clock' | 'files' | 'threads' | 'config'> & {
  readonly database?: Database;
  readonly telemetry?: Telemetry;
};

export interface Gathering extends PageReaders {
  readonly ask: Ask;
  readonly snapshots: SnapshotStore;
  /** The sources of the world that is looked at. */
  sources(): Promise<readonly Source[]>;
  gather(
    card: EntityCard,
    order: GatherOrder,
    tell?: (news: GatherNews) => void,
  ): Promise<Gathered>;
  /** What would be asked about a company, and why; nothing is. */
  explain(card: EntityCard, order: GatherOrder): Promise<ExplainedPlan>;
  /** For one question of an expert's, within a budget of its own. */
  gatherOn(
    card: EntityCard,
    wanted: { readonly role: string; readonly question: string },
    tell: (news: QuestionNews) => void,
  ): ReturnType<typeof gatherOnQuestion>;
  readonly handlers: readonly JobHandler[];
  /** For loading large files; a run of its own without a database has no place for them. */
  readonly bulk?: BulkContext;
  /** Lets go of whatever still waits for its turn, so that a single run can end. */
  close(): void;
}

export function composeGathering(
  { clock, files, threads, config, database, telemetry = noTelemetry }: GatheringPlatform,
  outside: SampleOrWeb,
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
  const standing = { sources, gate, health, keys, clock };
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
          sources: await openSources(standing),
          off: await sourcesOff(standing),
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
          sources: await openSources(standing),
          off: await sourcesOff(standing),
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
          sources: await openSources(standing),
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
