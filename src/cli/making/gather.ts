import { once } from 'node:events';
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGathering, type Gathering } from '../../research';
import type { Config } from '../../config';
import { minutes, systemClock } from '../../kernel/time';
import { folderStorage, type FileStorage } from '../../platform/files';
import { openTape, type Tape } from '../../platform/tapes';
import { createThreadPool } from '../../platform/threads';
import { projectFolder } from '../../project-folder';
import { identifyCompany } from '../../research/company';
import { missingSentence, type Gathered, type GatherNews } from '../../research/gather';
import { readParameters } from '../parameters';
import { planText } from './plan-text';
import { startStages, type Stages } from './stages';
import { UsageFault, type Verb } from '../verb';
import { configOrFault } from '../with-foreword';
import { chosenWorld, clockOf, openWorld, worldOptions, type ChosenWorld } from './world';

const options = {
  company: { type: 'string' },
  hint: { type: 'string' },
  role: { type: 'string' },
  location: { type: 'string' },
  interviewer: { type: 'string', multiple: true },
  tape: { type: 'string' },
  ...worldOptions,
  out: { type: 'string' },
  explain: { type: 'boolean' },
} as const;

const TASK_LIMIT = minutes(2);
const NO_NETWORK =
  'No company directory answered. Check the internet connection, or set RESEARCH=sample to use the sample web.';

/** Researches a company; prints one JSON object per question to stdout, and progress to stderr. */
export const gatherVerb: Verb = {
  async run(parameters) {
    const values = readParameters(parameters, options);
    if (values.company === undefined) throw new UsageFault('--company is required.');
    const config = configOrFault();
    const world = chosenWorld(values, config);
    if (values.out !== undefined) makeFolder(values.out);
    const tape = values.tape === undefined ? undefined : await openTape(values.tape, systemClock);
    if (tape?.ok === false) throw new UsageFault(tape.failure.sentence);
    try {
      return await gatherWith(
        { ...values, company: values.company },
        { config, world, tape: tape?.value },
      );
    } finally {
      await tape?.value.close();
    }
  },
};

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UsageFault(`The folder ${folder} isn’t writable; pass another folder with --out.`);
  }
}

interface Wanted {
  readonly company: string;
  readonly hint?: string | undefined;
  readonly role?: string | undefined;
  readonly location?: string | undefined;
  readonly interviewer?: readonly string[] | undefined;
  readonly out?: string | undefined;
  readonly explain?: boolean | undefined;
}

interface Surroundings {
  readonly config: Config;
  readonly world: ChosenWorld;
  readonly tape: Tape | undefined;
}

async function gatherWith(wanted: Wanted, { config, world, tape }: Surroundings): Promise<number> {
  const root = projectFolder();
  const threads = createThreadPool({
    entry: new URL(`file://${join(root, 'build/server/thread.js')}`),
    size: config.threads,
    timeLimit: TASK_LIMIT,
    memoryLimitMegabytes: 1_024,
  });
  const outside = await openWorld(world);
  try {
    const gathering = createGathering(
      {
        clock: tape?.clock ?? clockOf(world),
        files: filesOf(wanted.out),
        threads,
        config: { ...config, baseUrl: config.baseUrl ?? 'http://localhost:3000' },
      },
      {
        ...outside,
        ...(tape === undefined ? {} : { wire: tape.wire, isReplayed: tape.kind === 'replaying' }),
      },
    );
    return await walk(gathering, wanted, tape).finally(() => gathering.close());
  } finally {
    await threads.close();
    await outside.close();
  }
}

/** Without a folder what was read is kept for the run alone. */
function filesOf(out: string | undefined): FileStorage {
  if (out !== undefined) return folderStorage(join(out, 'files'));
  const held = new Map<string, Uint8Array>();
  return {
    put: async (name, bytes) => void held.set(name, bytes),
    get: async (name) => held.get(name),
    has: async (name) => held.has(name),
    remove: async (name) => void held.delete(name),
    list: async () => [],
    all: async () => [...held.keys()],
    async removeAll(folder) {
      for (const name of [...held.keys()].filter((one) => one.startsWith(`${folder}/`)))
        held.delete(name);
    },
    free: async () => undefined,
  };
}

async function write(line: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}

async function refuse(
  stages: Stages,
  code: string,
  sentence: string,
  more: object = {},
): Promise<number> {
  stages.tell(sentence);
  await write({ type: 'refused', code, sentence, ...more });
  return 1;
}

async function walk(gathering: Gathering, wanted: Wanted, tape: Tape | undefined): Promise<number> {
  const { company, hint = '', role = '', location = '', interviewer = [] } = wanted;
  const stages = startStages();
  if (tape !== undefined)
    stages.tell(
      tape.kind === 'recording'
        ? 'recording answers'
        : 'replaying recorded answers; not using the internet',
    );
  stages.begin('identify', 'identifying the company');
  const answer = await identifyCompany(gathering, {
    name: company,
    role,
    location,
    ...(hint.trim() === '' ? {} : { hint }),
  });
  if (!answer.ok)
    return refuse(
      stages,
      answer.failure.code,
      answer.failure.code === 'sources-unavailable' ? NO_NETWORK : answer.failure.sentence,
    );
  const { value } = answer;
  if (value.kind === 'unknown') return refuse(stages, value.code, value.sentence);
  if (value.kind === 'ambiguous') {
    return refuse(stages, value.kind, value.sentence, {
      candidates: value.candidates.map(({ card, score, reasons }) => ({
        name: card.name,
        legalName: card.legalName,
        domain: card.domain,
        country: card.country,
        score,
        reasons,
      })),
    });
  }
  const order = {
    role,
    ...(location === '' ? {} : { location }),
    ...(interviewer.length === 0 ? {} : { interviewers: interviewer.join('; ') }),
  };
  if (wanted.explain === true) {
    process.stdout.write(planText(value.card, await gathering.explain(value.card, order)));
    return 0;
  }
  await write({ type: 'company', reason: value.reason, card: value.card });
  stages.begin('gather', `reading about ${value.card.legalName}`);
  const gathered = await gathering.gather(value.card, order, createPrinter(stages));
  await printOutcome(gathered, wanted, stages);
  return 0;
}

function createPrinter(stages: Stages): (news: GatherNews) => void {
  let sources = 0;
  return (news) => {
    if (news.kind === 'stage') return stages.tell(news.stage);
    sources += 1;
    stages.tell(
      `${String(sources).padStart(3)}  ${news.outcome.padEnd(14)} ${news.name}: ${news.sentence}`,
    );
  };
}

async function printOutcome(
  { card, snapshots, outcomes, tally, interviewers, gaps, spent }: Gathered,
  { out }: Wanted,
  stages: Stages,
): Promise<void> {
  for (const outcome of outcomes) await write({ type: 'source', ...outcome });
  for (const { blocks: _blocks, ...snapshot } of snapshots)
    await write({ type: 'snapshot', ...snapshot });
  for (const person of interviewers) await write({ type: 'interviewer', ...person });
  for (const gap of gaps)
    await write({
      type: 'missing',
      topic: gap.topic,
      asks: gap.asks,
      sentence: missingSentence(gap),
    });
  if (out !== undefined)
    writeFileSync(
      join(out, 'gathered.json'),
      `${JSON.stringify({ card, outcomes, tally, interviewers, gaps, snapshots }, null, 2)}\n`,
    );
  const milliseconds = stages.end();
  await write({
    type: 'summary',
    company: card.legalName,
    ...tally,
    snapshots: snapshots.length,
    ...spent,
    milliseconds,
  });
  stages.tell(
    `done: ${tally.asked} sources asked, ${tally.answered} answered, ` +
      `${snapshots.length} texts stored${out === undefined ? '' : ` in ${out}`}`,
  );
}
