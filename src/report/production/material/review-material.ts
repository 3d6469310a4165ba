import { defined } from '../../../kernel/defined';
import type { Transaction } from '../../../platform/database';
import type { EntityCard } from '../../../research/company/shape';
import { countriesOfWork } from '../../../research/gather';
import { GIVEN_POSTING, type Evidence } from '../../../research/evidence/shape';
import { cleanName } from '../../compose';
import { occupationOf } from '../../typical';
import type { Setting } from '../../verify';
import type { ProductionContext, ReportRequest } from '../ports';
import { productionRun } from '../make/produce-report';
import { storedBeginning, stored } from '../make/production-steps';
import { AUTOMATIC } from '../shape';
import {
  addEvidence,
  findReport,
  findReportOfOrder,
  findWaitingReports,
  readEvidenceRows,
  type ReportRow,
  type WaitingReport,
} from '../store';
import { findLatestVersion, findVersions, type ReportVersionRow } from '../versions/version-store';

/** A report with all that an expert needs to check it. */
export interface ReviewMaterial {
  readonly report: ReportRow;
  /** The newest version, whatever became of it. */
  readonly latest: ReportVersionRow;
  readonly versions: readonly ReportVersionRow[];
  readonly evidence: readonly Evidence[];
  /** Undefined once what was found has been erased. */
  readonly company: EntityCard | undefined;
  readonly setting: Setting;
}

type Reading = Pick<ProductionContext, 'database' | 'steps'>;

export async function readReviewMaterial(
  context: Reading,
  orderId: string,
): Promise<ReviewMaterial | undefined> {
  const { read } = context.database;
  const report = await findReportOfOrder(read, orderId);
  if (!report) return undefined;
  const [versions, evidence, company, request] = await Promise.all([
    findVersions(read, report.id),
    readEvidenceRows(read, report.id),
    companyOf(context, orderId),
    readReportRequest(context, orderId),
  ]);
  const [latest] = versions;
  if (!latest) return undefined;
  return {
    report,
    latest,
    versions,
    evidence,
    company,
    setting: settingOf(latest, { company, request, evidence }),
  };
}

interface Known {
  readonly company: EntityCard | undefined;
  readonly request: ReportRequest | undefined;
  readonly evidence: readonly Evidence[];
}

/** What everyone in the room knows, as the writing of the report was told it. */
function settingOf({ document }: ReportVersionRow, { company, request, evidence }: Known): Setting {
  const chosen = request?.answers?.occupation;
  const { role, occupation: picked } = document;
  const occupation = occupationOf({ role, chosen, picked, evidence });
  return {
    company: document.company,
    aliases: company === undefined ? [] : [company.legalName, ...company.aliases].map(cleanName),
    domains: company?.domain === undefined ? [] : [company.domain],
    role: document.role,
    ...defined({ occupation }),
    ...(company === undefined
      ? {}
      : { countries: countriesOfWork(company, request?.location ?? '') }),
    ...(request === undefined || request.location === ''
      ? {}
      : { location: cleanName(request.location) }),
    ...(request === undefined || request.interviewers === ''
      ? {}
      : { interviewers: cleanName(request.interviewers) }),
  };
}

/** Of a finished step alone: nothing is begun, and nobody is asked. */
async function finished<Output>(
  { steps }: Reading,
  orderId: string,
  step: { readonly name: string; readonly output: ReturnType<typeof stored<Output>> },
): Promise<Output | undefined> {
  const run = productionRun(orderId);
  const done = (await steps.report(run)).some(
    ({ step: name, finishedAt }) => name === step.name && finishedAt !== null,
  );
  return done
    ? steps.run(run).step({
        ...step,
        work: () => Promise.reject(new Error(`Step ${step.name} of ${run} is gone.`)),
      })
    : undefined;
}

async function companyOf(context: Reading, orderId: string): Promise<EntityCard | undefined> {
  const chosen = await finished(context, orderId, {
    name: 'complete',
    output: stored<EntityCard>(),
  });
  if (chosen !== undefined) return chosen;
  const identified = await finished(context, orderId, {
    name: 'identify',
    output: stored<{ ok: boolean; value?: EntityCard }>(),
  });
  return identified?.ok === true ? identified.value : undefined;
}

export async function readReportRequest(
  context: Reading,
  orderId: string,
): Promise<ReportRequest | undefined> {
  const begun = await finished(context, orderId, { name: 'begin', output: storedBeginning });
  return begun?.value?.request;
}

/** Reports that wait for an expert: before they leave, or after, where a machine let them out. */
export async function listWaitingReports(
  { database }: Pick<ProductionContext, 'database'>,
  limit: number,
): Promise<readonly WaitingReport[]> {
  return findWaitingReports(database.read, { machine: AUTOMATIC, limit });
}

/** Whether an expert's signature is still to come. */
export function isWaiting(
  { state }: Pick<ReportRow, 'state'>,
  { publishedAt, approvedBy }: Pick<ReportVersionRow, 'publishedAt' | 'approvedBy'>,
): boolean {
  return (
    state === 'in-review' ||
    (state === 'approved' && publishedAt !== null && approvedBy === AUTOMATIC)
  );
}

/** A row that an expert quoted joins the report's others. */
export async function addExpertEvidence(
  transaction: Transaction,
  reportId: string,
  row: Evidence,
): Promise<void> {
  await addEvidence(transaction, reportId, [row]);
}

export interface RowsOfReport {
  readonly orderId: string;
  /** By the names of their rows, without those that are about people. */
  readonly rows: ReadonlyMap<string, Evidence>;
  /** What everyone in the room knows. */
  readonly company: string;
  readonly role: string;
}

/** What of a report may be told outside of it. */
export async function readTellableRows(
  { database }: Pick<ProductionContext, 'database'>,
  reportId: string,
): Promise<RowsOfReport | undefined> {
  const report = await findReport(database.read, reportId);
  if (report === undefined) return undefined;
  const rows = (await readEvidenceRows(database.read, reportId)).filter(
    ({ attribute, sourceId }) => attribute !== 'interviewer' && sourceId !== GIVEN_POSTING,
  );
  const latest = await findLatestVersion(database.read, reportId);
  return {
    orderId: report.orderId,
    company: latest?.document.company ?? '',
    role: latest?.document.role ?? '',
    rows: new Map(rows.map((row) => [row.id, row])),
  };
}
