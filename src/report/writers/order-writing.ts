import type { RaiseAlert } from '../../shop/alerts';
import { defined } from '../../kernel/defined';
import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { FileStorage } from '../../platform/files';
import type { Log } from '../../platform/log';
import { recordSpending, storedModelAnswers } from '../../platform/models';
import type { Signer } from '../../platform/signing';
import type { Telemetry } from '../../platform/telemetry';
import { openWatched } from '../../platform/telemetry/watch/models';
import type { ThreadPool } from '../../platform/threads';
import { storedSnapshots } from '../../research/evidence';
import type { WrittenReport } from '..';
import type { KnownAnswers } from '../judge';
import {
  modelAnswersOf,
  type PageReading,
  type ReportRequest,
  type Rewriting,
  type Writing,
  type WritingOrder,
} from '../production';
import { openPageModel } from './create-writers';
import type { ModelConfig } from './model-config';
import { writingInput } from './writing-input';
import {
  answersTo,
  withModelKeys,
  withoutModelKeys,
  type WritingTask,
  type Written,
  type writingTasks,
} from './writing-tasks';

export interface OrderModelsContext {
  readonly database: Database;
  readonly files: FileStorage;
  readonly clock: Clock;
  readonly log: Log;
  readonly signer: Signer;
  readonly telemetry: Telemetry;
  readonly models: ModelConfig;
}

export interface OrderWritingContext extends OrderModelsContext {
  readonly writers: Pick<ThreadPool, 'run'>;
  /** Nobody looks at a report before it goes out. */
  readonly unseen: boolean;
  readonly raise: RaiseAlert;
}

const describeKnown = (known: KnownAnswers): string =>
  `The judge accepted ${known.othersWrong} of ${known.others} sentences that we know to be unsupported, and ` +
  `refused ${known.entailedWrong} of ${known.entailed} that we know to be supported.`;

/** The writing of orders: each has its own budget, and its models’ answers are kept beside its other files. */
export function createOrderWriting({
  database,
  files,
  clock,
  log,
  signer,
  telemetry,
  models: configured,
  writers,
  unseen,
  raise,
}: OrderWritingContext): Writing & Rewriting {
  const open = openWatched(telemetry);
  const snapshots = storedSnapshots(files);
  const models = withoutModelKeys(configured);
  const run = async <Name extends keyof typeof writingTasks>(
    name: Name,
    order: WritingOrder,
    standing?: WrittenReport,
  ): ReturnType<Writing['write']> => {
    const { orderId } = order.request;
    const task: WritingTask = {
      input: { ...writingInput(order), unseen },
      models,
      secret: signer.sign({ purpose: 'model-marks', subject: orderId, version: 1 }),
      ...defined({ standing }),
    };
    const answers = answersTo({
      readSnapshot: (sha256) => snapshots.get(sha256),
      ask: ({ settings, call }) => open(withModelKeys(configured, settings)).ask(call),
      answers: storedModelAnswers(files, modelAnswersOf(orderId)),
      warn: (reason, sentence) => log.warn(reason, sentence),
    });
    const { written, ...spending } = (await writers.run(name, task, { answers })) as Awaited<
      ReturnType<(typeof writingTasks)[Name]>
    >;
    await spent(orderId, spending);
    return written;
  };
  const spent = async (
    orderId: string,
    { spending, unjudged, unreliable }: Omit<Written<unknown>, 'written'>,
  ): Promise<void> => {
    for (const known of unreliable)
      await database.write((transaction) =>
        raise(transaction, {
          kind: 'judge-unreliable',
          subject: orderId,
          sentence: `${describeKnown(known)} Nothing it said was used: the strict checks decided on the whole report.`,
          path: '/desk',
        }),
      );
    const sentences = unjudged.reduce((sum, one) => sum + one.sentences, 0);
    if (sentences > 0)
      await database.write((transaction) =>
        raise(transaction, {
          kind: 'judge-silent',
          subject: orderId,
          sentence: `The judge didn’t answer on ${sentences} sentences of a report, so the strict checks decided.`,
          path: '/desk',
        }),
      );
    if (spending.length === 0) return;
    log.info({ orderId, stages: spending }, 'what the models of a report used');
    await recordSpending({ database, clock }, orderId, spending);
  };
  return {
    write: (order) => run('writeReport', order),
    roleTips: (order, standing) => run('rewriteRoleTips', order, standing),
  };
}

/** The reading of orders: from the same budget, with answers kept in the same place. */
export function createOrderReading({
  database,
  files,
  clock,
  log,
  signer,
  telemetry,
  models,
}: OrderModelsContext): (request: ReportRequest) => PageReading | undefined {
  return ({ orderId }) => {
    const reading = openPageModel({
      models,
      clock,
      open: openWatched(telemetry),
      secret: signer.sign({ purpose: 'model-marks', subject: orderId, version: 1 }),
      answers: storedModelAnswers(files, modelAnswersOf(orderId)),
      keepOutages: true,
    });
    return (
      reading && {
        pageModel: reading.pageModel,
        async done() {
          const stages = reading.ledger.spending();
          if (stages.length === 0) return;
          log.info({ orderId, stages }, 'what the model that reads pages used');
          await recordSpending({ database, clock }, orderId, stages);
        },
      }
    );
  };
}
