import {
  modelAnswersOf,
  type ReportRequest,
  type Rewriting,
  type Writing,
  type WritingOrder,
} from '../../report/production';
import type { KnownAnswers } from '../../report/judge';
import { writeChanges, writeReport, type WrittenReport } from '../../report';
import type { SecondRoundContext } from '../../report/second-round';
import { defined } from '../../kernel/defined';
import { succeed } from '../../kernel/result';
import { raiseAlert } from '../../desk/alerts';
import { recordSpending } from '../../platform/models';
import { composePageModel, openWatched, storedAnswers, type Writers } from '../platform/models';
import type { Platform } from '../platform/platform';
import { raisingOf, type Raising } from '../platform/raise-alerts';
import type { PageReading } from '../research/research';
import { storedSnapshots } from '../../research/evidence';
import {
  answersTo,
  withKey,
  withoutKeys,
  type WritingTask,
  type Written,
  type writingTasks,
} from './writing-worker';

const describeKnown = (known: KnownAnswers): string =>
  `The judge accepted ${known.othersWrong} of ${known.others} sentences that we know to be unsupported, and ` +
  `refused ${known.entailedWrong} of ${known.entailed} that we know to be supported.`;

/** The writing of orders: each has its own purse, and its models’ answers are kept beside its other files. */
export function composeWriting(
  platform: Raising & Pick<Platform, 'files' | 'log' | 'signer' | 'telemetry' | 'writers'>,
): Writing & Rewriting {
  const { database, files, config, clock, log, signer, telemetry, writers } = platform;
  const unseen = config.review === 'auto';
  const raising = raisingOf(platform);
  const open = openWatched(telemetry);
  const snapshots = storedSnapshots(files);
  const models = withoutKeys(config.models);
  const run = async <Name extends keyof typeof writingTasks>(
    name: Name,
    order: WritingOrder,
    standing?: WrittenReport,
  ): ReturnType<Writing['write']> => {
    const { orderId } = order.request;
    const task: WritingTask = {
      input: { ...inputOf(order), unseen },
      models,
      secret: signer.sign({ purpose: 'model-marks', subject: orderId, version: 1 }),
      ...defined({ standing }),
    };
    const answers = answersTo({
      readSnapshot: (sha256) => snapshots.get(sha256),
      ask: ({ settings, call }) => open(withKey(config.models, settings)).ask(call),
      answers: storedAnswers(files, modelAnswersOf(orderId)),
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
        raiseAlert(raising, transaction, {
          kind: 'judge-unreliable',
          subject: orderId,
          sentence: `${describeKnown(known)} Nothing it said was used: the strict checks decided on the whole report.`,
          path: '/desk',
        }),
      );
    const sentences = unjudged.reduce((sum, one) => sum + one.sentences, 0);
    if (sentences > 0)
      await database.write((transaction) =>
        raiseAlert(raising, transaction, {
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

/** What changed since a report: written by code alone, so that it asks no model. */
export function composeChanges(files: Platform['files']): SecondRoundContext['writeChanges'] {
  const snapshots = storedSnapshots(files);
  return async ({ researched, findings, since, lookedAt }) => {
    const { request, company, evidence, document } = researched;
    const { interviewers: _, ...asked } = findings;
    const written = await writeChanges(
      { readSnapshot: (sha256) => snapshots.get(sha256) },
      inputOf({ request, company, findings: asked, writtenAt: lookedAt }),
      { evidence, document, since },
    );
    if (!written.ok) return written;
    return succeed({
      evidence: written.value.evidence,
      changed: {
        company: document.company,
        role: document.role,
        since,
        lookedAt,
        changes: written.value.changes,
        answered: findings.tally.answered,
      },
    });
  };
}

/** The reading of orders: from the same budget, with answers kept in the same place. */
export function composeReading(
  platform: Platform,
): (request: ReportRequest) => PageReading | undefined {
  const { database, files, config, clock, log, signer, telemetry } = platform;
  return ({ orderId }) => {
    const reading = composePageModel({
      models: config.models,
      clock,
      open: openWatched(telemetry),
      secret: signer.sign({ purpose: 'model-marks', subject: orderId, version: 1 }),
      answers: storedAnswers(files, modelAnswersOf(orderId)),
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

/** The writing of one report with writers at hand. */
export function writeWith(
  files: Platform['files'],
  writers: Writers,
  order: WritingOrder,
): ReturnType<Writing['write']> {
  return writeReport(contextOf(files, writers), inputOf(order));
}

function contextOf(
  files: Platform['files'],
  { writer, judging }: Writers,
): Parameters<typeof writeReport>[0] {
  const snapshots = storedSnapshots(files);
  return {
    writer,
    ...defined({ judging }),
    readSnapshot: (sha256) => snapshots.get(sha256),
  };
}

function inputOf({
  request,
  company,
  findings,
  writtenAt,
}: WritingOrder): Parameters<typeof writeReport>[1] {
  return {
    company: {
      name: company.name,
      aliases: [company.legalName, ...company.aliases],
      domains: company.domain === undefined ? [] : [company.domain],
    },
    role: request.role,
    ...(request.answers?.occupation === undefined
      ? {}
      : { occupation: request.answers.occupation }),
    ...(request.location === '' ? {} : { location: request.location }),
    ...(request.interviewers === '' ? {} : { interviewers: request.interviewers }),
    ...(request.name === '' ? {} : { preparedFor: request.name }),
    evidence: findings.evidence,
    ...defined({
      posting: findings.posting,
      people: findings.interviewers,
      gaps: findings.gaps,
      unread: findings.unread,
    }),
    tally: findings.tally,
    writtenAt,
  };
}
