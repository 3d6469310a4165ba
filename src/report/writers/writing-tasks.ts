import { defined } from '../../kernel/defined';
import { systemClock } from '../../kernel/time';
import type {
  AnswerStore,
  Model,
  ModelCall,
  ModelSettings,
  StageSpending,
} from '../../platform/models';
import type { AskParent } from '../../platform/threads';
import { rewriteRoleTips, writeReport } from '..';
import type { KnownAnswers } from '../judge';
import { createWriters, type Writers } from './create-writers';
import type { ModelConfig } from './model-config';

type Context = Parameters<typeof writeReport>[0];
type Input = Parameters<typeof writeReport>[1];

/** One report to be written, as it crosses to the process that writes it. */
export interface WritingTask {
  readonly input: Input;
  /** Without keys: whoever set the task asks the services itself. */
  readonly models: ModelConfig;
  readonly secret: string;
  /** The current version, where only the role's tips are rewritten. */
  readonly current?: Parameters<typeof rewriteRoleTips>[2];
}

export interface Written<Value> {
  readonly written: Value;
  readonly spending: readonly StageSpending[];
  readonly unjudged: Writers['unjudged'];
  readonly unreliable: readonly KnownAnswers[];
}

/** What the writing process asks for, and what it is told. */
export interface WritingAnswers {
  readonly readSnapshot: Context['readSnapshot'];
  readonly ask: (question: {
    settings: ModelSettings;
    call: ModelCall;
  }) => ReturnType<Model['ask']>;
  readonly answers: AnswerStore;
  readonly warn: (reason: object, sentence: string) => void;
}

const withoutKey = <Settings extends ModelSettings>(
  settings: Settings | undefined,
): Settings | undefined => settings && { ...settings, key: undefined };

export const withoutModelKeys = ({ budget, ...models }: ModelConfig): ModelConfig => ({
  budget,
  write: withoutKey(models.write),
  rewrite: withoutKey(models.rewrite),
  read: withoutKey(models.read),
  judge: withoutKey(models.judge),
});

/** The same settings as they were configured. */
export function withModelKeys(
  { write, rewrite, judge }: ModelConfig,
  { provider, name }: ModelSettings,
): ModelSettings {
  const found = [write, rewrite, judge].find(
    (one) => one?.provider === provider && one.name === name,
  );
  if (found === undefined) throw new Error(`No model is configured as ${provider}:${name}.`);
  return found;
}

/** The answers, by the names under which the writing process asks. */
export function answersTo({ readSnapshot, ask, answers, warn }: WritingAnswers) {
  return {
    snapshot: async (sha256: string) => readSnapshot(sha256),
    model: ask,
    answer: (hash: string) => answers.get(hash),
    keep: ({ hash, answer }: { hash: string; answer: string }) => answers.put(hash, answer),
    warn: async ({ reason, sentence }: { reason: object; sentence: string }) =>
      warn(reason, sentence),
  };
}

function writersIn({ models, secret }: WritingTask, ask: AskParent): Writers {
  return createWriters({
    models,
    secret,
    clock: systemClock,
    keepOutages: true,
    log: { warn: (reason: object, sentence: string) => void ask('warn', { reason, sentence }) },
    answers: {
      get: async (hash) => (await ask('answer', hash)) as string | undefined,
      put: async (hash, answer) => void (await ask('keep', { hash, answer })),
    },
    open: (settings) => ({
      name: `${settings.provider}:${settings.name}`,
      price: settings.price,
      ask: async (call) => (await ask('model', { settings, call })) as never,
    }),
  });
}

async function workWith<Value>(
  task: WritingTask,
  ask: AskParent,
  work: (context: Context) => Promise<Value>,
): Promise<Written<Value>> {
  const { writer, judging, ledger, unjudged, unreliable } = writersIn(task, ask);
  const written = await work({
    writer,
    ...defined({ judging }),
    readSnapshot: async (sha256) => (await ask('snapshot', sha256)) as never,
  });
  return { written, spending: ledger.spending(), unjudged, unreliable };
}

/** The inside: each writes one report in a process beside the one that serves pages. */
export const writingTasks = {
  writeReport: (task: WritingTask, ask: AskParent) =>
    workWith(task, ask, (context) => writeReport(context, task.input)),
  rewriteRoleTips: ({ current, ...task }: WritingTask, ask: AskParent) => {
    if (current === undefined)
      throw new Error('There is no version whose tips could be rewritten.');
    return workWith(task, ask, (context) => rewriteRoleTips(context, task.input, current));
  },
};
