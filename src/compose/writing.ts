import {
  modelAnswersOf,
  type Rewriting,
  type Writing,
  type WritingOrder,
} from '../report/production';
import { rewriteRoleTips, writeReport } from '../report';
import { recordSpending } from '../platform/models';
import { composeWriters, storedAnswers, type Writers } from './models';
import type { Platform } from './platform';
import { storedSnapshots } from './snapshots';

type WritingPlatform = Pick<Platform, 'database' | 'files' | 'config' | 'clock' | 'log' | 'signer'>;

/** The writing of orders: each has its own purse, and its models’ answers are kept beside its other files. */
export function composeWriting({
  database,
  files,
  config,
  clock,
  log,
  signer,
}: WritingPlatform): Writing & Rewriting {
  const writersOf = ({ request: { orderId } }: WritingOrder): Writers =>
    composeWriters({
      models: config.models,
      clock,
      log,
      secret: signer.sign({ purpose: 'model-marks', subject: orderId, version: 1 }),
      answers: storedAnswers(files, modelAnswersOf(orderId)),
      keepOutages: true,
    });
  const unseen = config.review === 'auto';
  const spent = async (
    { request: { orderId } }: WritingOrder,
    { ledger }: Writers,
  ): Promise<void> => {
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
  { writer, secondReader }: Writers,
): Parameters<typeof writeReport>[0] {
  const snapshots = storedSnapshots(files);
  return {
    writer,
    ...(secondReader === undefined ? {} : { secondReader }),
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
