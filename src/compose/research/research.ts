import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crawler } from '../../../content/bot';
import { defined } from '../../kernel/defined';
import { fail, succeed } from '../../kernel/result';
import { completeCard, identifyCompany } from '../../research/company';
import {
  findEvidence,
  findGivenPosting,
  withholding,
  extractOnThread,
  inMemorySnapshots,
  snapshotFiles,
  type UnreadSource,
} from '../../research/evidence';
import {
  fetchGivenPosting,
  parseInterviewers,
  createAsk,
  politenessOf,
} from '../../research/gather';
import type { ReadingProgress } from '../../delivery/tracking';
import type { Research, ReportRequest } from '../../report/production';
import type { PageReading } from '../../report/writers';
import type { Clock } from '../../kernel/time';
import { createOutboundFetch } from '../../platform/fetch';
import { databaseHealth, type Ask, type Known } from '../../research/sources';
import {
  probeSourcesHandler,
  probeValues,
  valuesOfToday,
  type ProbeContext,
} from '../../research/probe';
import type { JobHandler } from '../../platform/jobs';
import type { Platform } from '../platform/platform';
import { composeGathering, type Gathering, type GatheringPlatform } from './gathering';
import type { SampleOrWeb } from './outside';

export { openOutside, type SampleOrWeb } from './outside';

export function composeResearch(
  platform: GatheringPlatform,
  outside: SampleOrWeb,
  gathering: Gathering = composeGathering(platform, outside),
  readingOf: (request: ReportRequest) => PageReading | undefined = () => undefined,
  progress?: ReadingProgress,
): Research {
  const { clock, files } = platform;
  const { ask, snapshots, read, readPdf } = gathering;
  const extract = extractOnThread(platform.threads);
  return {
    async identify({ company, role, location, companyPick: picked }) {
      const answer = await identifyCompany(
        { ask },
        { name: company, role, location, ...defined({ picked }) },
      );
      if (!answer.ok) {
        // Directories that are silent now may answer at the next try; the job is tried again.
        if (answer.failure.code === 'sources-unavailable')
          throw Object.assign(new Error(answer.failure.sentence), { code: answer.failure.code });
        return fail('refused', answer.failure.sentence);
      }
      const { value } = answer;
      if (value.kind === 'found') return succeed(value.card);
      if (value.kind === 'unknown') return fail(value.kind, value.sentence);
      return {
        ok: false,
        failure: { code: value.kind, sentence: value.sentence, candidates: value.candidates },
      };
    },
    complete: (card) => completeCard({ ask }, card),
    async gather(card, request) {
      const { role, location, interviewers } = request;
      const gathered = await gathering
        .gather(
          card,
          {
            role,
            ...(location === '' ? {} : { location }),
            ...(interviewers === '' ? {} : { interviewers }),
          },
          (news) => {
            if (news.kind === 'source' && news.outcome === 'ok')
              progress?.note(request.orderId, news.name);
          },
        )
        .finally(() => progress?.end(request.orderId));
      const unread: UnreadSource[] = [];
      const reading = readingOf(request);
      const evidence = await findEvidence(
        {
          snapshots,
          extract,
          reportUnread: (sources) => void unread.push(...sources),
          ...(reading === undefined
            ? {}
            : {
                pageModel: withholding(
                  reading.pageModel,
                  parseInterviewers(interviewers).map(({ name }) => name),
                ),
              }),
        },
        gathered.card,
        gathered.snapshots,
      );
      await reading?.done();
      return {
        evidence,
        tally: gathered.tally,
        interviewers: gathered.interviewers,
        gaps: gathered.gaps,
        ...(unread.length === 0 ? {} : { unread }),
      };
    },
    async readPosting(card, posting) {
      const held = inMemorySnapshots();
      const found = await fetchGivenPosting(
        { ask, clock, snapshots: held, read, readPdf },
        posting,
      );
      if (found.outcome !== 'ok')
        return { evidence: [], missing: 'We couldn’t read the posting you gave us.' };
      const evidence = await findGivenPosting({ snapshots: held, extract }, card, found.snapshots);
      // What a buyer typed is kept only as far as a row rests on it: erasure finds it by its rows.
      for (const name of new Set(evidence.map(({ snapshot }) => snapshot))) {
        const text = await held.get(name);
        if (text !== undefined) await snapshots.put(text);
      }
      return evidence.length === 0
        ? { evidence, missing: 'The posting you gave us names no must-haves, tools, team, or pay.' }
        : { evidence };
    },
    async forgetSnapshots(names) {
      for (const file of names.flatMap(snapshotFiles)) await files.remove(file);
    },
  };
}

export interface Asking {
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly supportAddress: string;
  readonly outside: SampleOrWeb;
}

/** Asks the world outside through the guard, for work that keeps nothing of what it reads. */
export function composeAsk({ clock, baseUrl, supportAddress, outside }: Asking): Ask {
  return createAsk({
    clock,
    crawler,
    outboundFetch: createOutboundFetch({
      network: outside.network,
      userAgent: `${crawler}/1.0 (+${baseUrl}/bot; ${supportAddress})`,
      clock,
    }),
    politeness: politenessOf(outside.kind),
  });
}

export interface Probing {
  readonly context: ProbeContext;
  readonly handlers: readonly JobHandler[];
}

/** What the sample web's services are asked with: the made-up company that all of them know. */
function sampleValues(projectFolder: string): Known {
  const { name, roles, ...company } = JSON.parse(
    readFileSync(join(projectFolder, 'demo/company.json'), 'utf8'),
  ) as { readonly name: string; readonly roles: readonly string[] };
  const plain = Object.fromEntries(
    Object.entries(company).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  return { ...plain, company: name, product: name, title: name, role: roles[0] ?? '' };
}

export function composeProbing(
  { database, clock, config, projectFolder }: Platform,
  { ask, sources }: Gathering,
  { kind }: SampleOrWeb,
): Probing {
  const { searxng, keys } = config.sources;
  const own = searxng === undefined ? {} : { searxng };
  const sample = kind === 'sample' ? sampleValues(projectFolder) : undefined;
  const context: ProbeContext = {
    database,
    clock,
    ask,
    sources,
    keys,
    health: databaseHealth({ database, clock }),
    world: kind,
    asksForTerms: config.mode === 'live' && kind === 'web',
    knownFor: (source) =>
      sample === undefined
        ? { ...probeValues(source, clock.now()), ...own }
        : { ...valuesOfToday(clock.now()), ...sample },
  };
  return { context, handlers: [probeSourcesHandler(context)] };
}
