import type { Transaction } from '../../../platform/database';
import type { EntityCard } from '../../../research/company/shape';
import type { Evidence } from '../../../research/evidence/shape';
import type { ReportDocument } from '../../document/shape';
import type { ProductionContext, ReportRequest } from '../ports';
import { readReviewMaterial, readReportRequest } from './review-material';
import { addEvidence } from '../store';

/** What a report that is out was researched for, and all that was found for it. */
export interface Researched {
  readonly reportId: string;
  readonly request: ReportRequest;
  readonly company: EntityCard;
  readonly evidence: readonly Evidence[];
  /** As its buyer has it. */
  readonly document: ReportDocument;
}

/** Undefined where nothing is out, and once what was found has been erased. */
export async function readResearched(
  context: Pick<ProductionContext, 'database' | 'steps'>,
  orderId: string,
): Promise<Researched | undefined> {
  const [material, request] = await Promise.all([
    readReviewMaterial(context, orderId),
    readReportRequest(context, orderId),
  ]);
  const out = material?.versions.find(({ publishedAt }) => publishedAt !== null);
  if (material?.company === undefined || request === undefined || out === undefined)
    return undefined;
  if (out.contentRemovedAt !== null) return undefined;
  const { report, company, evidence } = material;
  return { reportId: report.id, request, company, evidence, document: out.document };
}

/** Rows that were found after delivery join the report’s: they are kept, checked, and erased with them. */
export function addLaterEvidence(
  transaction: Transaction,
  reportId: string,
  rows: readonly Evidence[],
): Promise<void> {
  return addEvidence(transaction, reportId, rows);
}
