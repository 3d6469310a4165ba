import type { RaiseAlert } from '../../shop/alerts';
import { defined } from '../../kernel/defined';
import type { ThreadPool } from '../../platform/threads';
import { storedSnapshots } from '../../research/evidence';
import type { WrittenReport } from '..';
import type { KnownAnswers } from '../judge';
import type { PageReading, ReportRequest, Rewriting, Writing, WritingOrder } from '../production';
import { openPageModel } from './create-writers';
import type { ModelConfig } from './model-config';
import { orderModels, type OrderModelsContext } from './order-models';
import { writingInput } from './writing-input';
import {
  answersTo,
  withModelKeys,
  withoutModelKeys,
  type WritingTask,
  type Written,
  type writingTasks,
} from './writing-tasks';

interface OrderReadingContext extends OrderModelsContext {
  readonly models: ModelConfig;
}

export interface OrderWritingContext extends OrderReadingContext {
  readonly writers: Pick<ThreadPool, 'run'>;
  /** Nobody looks at a report before it goes out. */
  readonly unseen: boolean;
  readonly raise: RaiseAlert;
}

const describeKnown = (known: KnownAnswers): string =>
  `The judge accepted ${known.othersWrong} of ${known.others} sentences that we know to be unsupported, and ` +
  `refused ${known.entailedWrong} of ${known.entailed} that we know to be supported.`;

/** The writing of orders: each has its own budget, and its models’ answers are kept beside its other files. */
export function createOrderWriting(context: OrderWritingContext): Writing & Rewriting {
  const { database, files, log, models: configured, writers, unseen, raise } = context;
  const snapshots = storedSnapshots(files);
  const models = withoutModelKeys(configured);
  const run = async <Name extends keyof typeof writingTasks>(
    name: Name,
    order: WritingOrder,
    current?: WrittenReport,
  ): ReturnType<Writing['write']> => {
    const { orderId } = order.request;
    const { open, secret, answers: kept, spent } = orderModels(context, orderId);
    const task: WritingTask = {
      input: { ...writingInput(order), unseen },
      models,
      secret,
      ...defined({ current }),
    };
    const answers = answersTo({
      readSnapshot: (sha256) => snapshots.get(sha256),
      ask: ({ settings, call }) => open(withModelKeys(configured, settings)).ask(call),
      answers: kept,
      warn: (reason, sentence) => log.warn(reason, sentence),
    });
    const { written, spending, ...judging } = (await writers.run(name, task, {
      answers,
    })) as Awaited<ReturnType<(typeof writingTasks)[Name]>>;
    await raiseJudgeAlerts(orderId, judging);
    await spent(spending, 'what the models of a report used');
    return written;
  };
  const raiseJudgeAlerts = async (
    orderId: string,
    { unjudged, unreliable }: Pick<Written<unknown>, 'unjudged' | 'unreliable'>,
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
  };
  return {
    write: (order) => run('writeReport', order),
    roleTips: (order, current) => run('rewriteRoleTips', order, current),
  };
}

/** The reading of orders: from the same budget, with answers kept in the same place. */
export function createOrderReading(
  context: OrderReadingContext,
): (request: ReportRequest) => PageReading | undefined {
  const { clock, models } = context;
  return ({ orderId }) => {
    const { spent, ...opening } = orderModels(context, orderId);
    const reading = openPageModel({ models, clock, ...opening, keepOutages: true });
    return (
      reading && {
        pageModel: reading.pageModel,
        done: () => spent(reading.ledger.spending(), 'what the model that reads pages used'),
      }
    );
  };
}
