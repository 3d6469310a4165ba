import {
  modelAnswersOf,
  type ReportRequest,
  type Rewriting,
  type Writing,
  type WritingOrder,
} from '../../report/production';
import type { KnownAnswers } from '../../report/judge';
import { rewriteRoleTips, writeChanges, writeReport } from '../../report';
import type { SecondRoundContext } from '../../report/second-round';
import { succeed } from '../../kernel/result';
import { raiseAlert } from '../../desk/alerts';
import { recordSpending } from '../../platform/models';
import {
  composePageModel,
  composeWriters,
  openWatched,
  storedAnswers,
  type Writers,
} from '../platform/models';
import type { Platform } from '../platform/platform';
import { raisingOf, type Raising } from '../platform/raise-alerts';
import type { PageReading } from '../research/research';
import { storedSnapshots } from '../research/snapshots';

const describeKnown = (known: KnownAnswers): string =>
  `The judge accepted ${known.othersWrong} of ${known.others} sentences that we know to be unsupported, and ` +
  `refused ${known.entailedWrong} of ${known.entailed} that we know to be supported.`;

/** The writing of orders: each has its own purse, and its models’ answers are kept beside its other files. */
export function composeWriting(
  platform: Raising & Pick<Platform, 'files' | 'log' | 'signer' | 'telemetry'>,
): Writing & Rewriting {
  const { database, files, config, clock, log, signer, telemetry } = platform;
  const writersOf = ({ request: { orderId } }: WritingOrder): Writers =>
    composeWriters({
      models: config.models,
      clock,
      log,
      open: openWatched(telemetry),
      secret: signer.sign({ purpose: 'model-marks', subject: orderId, version: 1 }),
      answers: storedAnswers(files, modelAnswersOf(orderId)),
      keepOutages: true,
    });
  const unseen = config.review === 'auto';
  const raising = raisingOf(platform);
  const spent = async (
    { request: { orderId } }: WritingOrder,
    { ledger, unjudged, unreliable }: Writers,
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
    const stages = ledger.spending();
    if (stages.length === 0) return;
    log.info({ orderId, stages }, 'what the models of a report used');
    await recordSpending({ database, clock }, orderId, stages);
  };
  return {
    async write(order) {
      const writers = writersOf(order);
      const written = await writeReport(contextOf(files, writers), { ...inputOf(order), unseen });
      await spent(order, writers);
      return written;
    },
    async roleTips(order, standing) {
      const writers = writersOf(order);
      const rewritten = await rewriteRoleTips(
        contextOf(files, writers),
        { ...inputOf(order), unseen },
        standing,
      );
      await spent(order, writers);
      return rewritten;
    },
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
    ...(judging === undefined ? {} : { judging }),
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
    ...(findings.posting === undefined ? {} : { posting: findings.posting }),
    ...(findings.interviewers === undefined ? {} : { people: findings.interviewers }),
    ...(findings.gaps === undefined ? {} : { gaps: findings.gaps }),
    ...(findings.unread === undefined ? {} : { unread: findings.unread }),
    tally: findings.tally,
    writtenAt,
  };
}
