import type { ReportDocument } from '../../report/document/shape';
import { readPublishedReport } from '../../report/production';
import type { MailedReport } from './ports';

/** Undefined until it is approved. */
export async function readMailedReport(
  context: Parameters<typeof readPublishedReport>[0],
  orderId: string,
): Promise<MailedReport | undefined> {
  const report = await readPublishedReport(context, orderId);
  if (!report) return undefined;
  return {
    pdf: report.pdf,
    ...briefFor(report.document),
    company: report.document.company,
    reviewed: report.document.reviewed,
    changes: report.document.changes,
  };
}

/** What its email leads with: the one line of the brief, or its first sentence, and the best question to ask. */
export function briefFor({
  sections,
}: ReportDocument): Pick<MailedReport, 'oneLine' | 'bestQuestion'> {
  const claims = (sections.find(({ id }) => id === 'brief') ?? sections[0])?.claims ?? [];
  const inGroup = (name: string) => claims.find(({ group }) => group === name)?.text ?? null;
  return {
    oneLine: inGroup('In one line') ?? claims[0]?.text ?? null,
    bestQuestion: inGroup('Your best question'),
  };
}
