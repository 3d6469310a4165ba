import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  openPageModel,
  createWriters,
  type Writers,
  type WritersOptions,
} from '../../report/writers';
import { fontFolders } from '../../compose/report';
import { createGathering } from '../../research';
import type { SampleOrWeb } from '../../compose/outside';
import { writeWith } from '../../report/writers';
import type { Config } from '../../config';
import { defined } from '../../kernel/defined';
import { minutes, systemClock } from '../../kernel/time';
import { folderStorage, type FileStorage } from '../../platform/files';
import { roleTables } from '../../occupations';
import { storedModelAnswers } from '../../platform/models';
import { createLog } from '../../platform/log';
import { openTape, type Tape } from '../../platform/tapes';
import { createThreadPool, type ThreadPool } from '../../platform/threads';
import { projectFolder } from '../../project-folder';
import { createResearch, type ReportRequest, type Research } from '../../report/production';
import type { Candidate } from '../../research/company/shape';
import { loadParser } from '../../research/evidence';
import { storeReport } from './report-files';
import { startStages, type Stages } from './stages';
import { UsageFault } from '../verb';
import { watchGathering, type WatchedGathering } from './watch-gathering';
import { clockOf, openWorld, type ChosenWorld } from './world';

export interface ReportRun {
  readonly config: Config;
  readonly out: string;
  readonly request: ReportRequest;
  /** A folder that holds, or will hold, every answer of the web and of the models. */
  readonly tape: string | undefined;
  readonly world: ChosenWorld;
}

const TASK_LIMIT = minutes(2);

interface Tools {
  readonly files: FileStorage;
  readonly threads: ThreadPool;
  readonly outside: SampleOrWeb;
  readonly tape: Tape | undefined;
  readonly stages: Stages;
}

/** The world is opened by whoever calls, so that a test can lay another network beneath the same guard. */
export async function runReport(
  run: ReportRun,
  open: typeof openWorld = openWorld,
): Promise<number> {
  const root = projectFolder();
  const tape = run.tape === undefined ? undefined : await tapeOrFault(run.tape);
  const outside = await open(run.world);
  const threads = createThreadPool({
    entry: new URL(`file://${join(root, 'build/server/thread.js')}`),
    size: run.config.threads,
    timeLimit: TASK_LIMIT,
    memoryLimitMegabytes: 1_024,
  });
  // The other process loads the program while this one reads its tables.
  threads.wake();
  loadParser();
  roleTables();
  try {
    return await make(run, {
      files: folderStorage(join(run.out, 'files')),
      threads,
      outside,
      tape,
      stages: startStages(),
    });
  } finally {
    await threads.close();
    await outside.close();
    await tape?.close();
  }
}

async function tapeOrFault(folder: string): Promise<Tape> {
  const opened = await openTape(folder, systemClock);
  if (!opened.ok) throw new UsageFault(opened.failure.sentence);
  return opened.value;
}

async function make(run: ReportRun, tools: Tools): Promise<number> {
  const { config } = run;
  const { files, threads, outside, tape, stages } = tools;
  const clock = tape?.clock ?? clockOf(run.world);
  const writtenAt = clock.now().toISOString();
  const platform = {
    clock,
    files,
    threads,
    config: { ...config, baseUrl: config.baseUrl ?? 'http://localhost:3000' },
  };
  const world = {
    ...outside,
    ...(tape === undefined ? {} : { wire: tape.wire, isReplayed: tape.kind === 'replaying' }),
  };
  const watched = watchGathering(createGathering(platform, world), stages);
  const models = modelOptionsOf(run);
  const reading = openPageModel(models);
  const research = createResearch({
    ...platform,
    gathering: watched.gathering,
    readingOf: () => reading && { pageModel: reading.pageModel, done: async () => undefined },
  });
  const told = { research, watched, writtenAt, models };
  return write(run, tools, {
    ...told,
    ...(reading === undefined ? {} : { reading: reading.ledger }),
  }).finally(() => watched.gathering.close());
}

interface Researching {
  readonly research: Research;
  readonly watched: WatchedGathering;
  readonly writtenAt: string;
  readonly models: WritersOptions;
  readonly reading?: Writers['ledger'];
}

async function write(
  run: ReportRun,
  { files, threads, tape, stages }: Tools,
  { research, watched, writtenAt, models, reading }: Researching,
): Promise<number> {
  const { config, request, out } = run;
  stages.begin('identify', 'identifying the company');
  const card = await research.identify(request).catch(silentSources);
  if (card === undefined)
    return refuse('No company directory answered. Check the internet connection and try again.');
  if (!card.ok) return refuse(card.failure.sentence, card.failure.candidates);
  stages.begin('gather', `reading about ${card.value.legalName}`);
  const gathered = await research.gather(card.value, request);
  const { posting = '' } = request.answers ?? {};
  const findings =
    posting === ''
      ? gathered
      : { ...gathered, posting: await research.readPosting(card.value, posting) };
  const writers = createWriters(models);
  const who =
    config.models.write === undefined
      ? 'without a model'
      : `with ${config.models.write.provider}:${config.models.write.name}`;
  stages.begin(
    'write',
    `writing ${who} from ${findings.evidence.length} findings, checking every sentence`,
  );
  const answer = await writeWith(files, writers, {
    request,
    company: card.value,
    findings,
    writtenAt,
  });
  if (!answer.ok) return refuse(answer.failure.sentence);
  const written = answer.value;
  stages.begin('render', 'laying out');
  const pdf = (await threads.run('renderPdf', {
    document: written.document,
    options: { paper: 'us-letter', fonts: fontFolders(projectFolder()) },
  })) as Uint8Array;
  storeReport(out, {
    config,
    request,
    company: card.value,
    gathered: watched.outcome(),
    writtenAt,
    pdf,
    written,
    findings,
    writers,
    ...defined({ reading }),
    tape: tape?.kind,
    milliseconds: stages.end(),
  });
  stages.tell(`done: ${out}/report.html, report.pdf, report.json, evidence.jsonl, run.json`);
  return 0;
}

/** Directories that say nothing are no fault of the program: they are told in a sentence. */
function silentSources(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'sources-unavailable')
    return undefined;
  throw error;
}

/** With a tape, models’ answers and the marks in their prompts lie beside it; without one nothing is kept. */
function modelOptionsOf({ config, tape }: ReportRun): WritersOptions {
  const kept = new Map<string, string>();
  const answers =
    tape === undefined
      ? {
          get: async (hash: string) => kept.get(hash),
          put: async (hash: string, answer: string) => void kept.set(hash, answer),
        }
      : storedModelAnswers(folderStorage(tape), 'models/answers');
  return {
    models: config.models,
    clock: systemClock,
    log: createLog({ level: config.logLevel, destination: process.stderr }),
    secret: tape === undefined ? newSecret() : secretOf(tape),
    answers,
    keepOutages: false,
  };
}

const newSecret = (): string => randomBytes(32).toString('hex');

function secretOf(tape: string): string {
  const path = join(tape, 'models', 'marks');
  if (!existsSync(path)) {
    mkdirSync(join(tape, 'models'), { recursive: true });
    writeFileSync(path, newSecret(), { mode: 0o600 });
  }
  return readFileSync(path, 'utf8');
}

function refuse(sentence: string, candidates: readonly Candidate[] = []): number {
  const named = candidates.map(
    ({ card: { legalName, domain, headquarters, country } }) =>
      `  ${[legalName, domain, headquarters, country].filter((part) => part !== undefined).join(', ')}\n`,
  );
  process.stderr.write(
    `${named.length === 0 ? '' : `Use one of these full names:\n${named.join('')}`}Can’t ` +
      `create a report: ${sentence}\n`,
  );
  return 1;
}
