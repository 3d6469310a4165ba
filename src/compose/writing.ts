import type { Rewriting, Writing, WritingOrder } from '../report/production';
import { evidenceOnlyWriter } from '../report/write';
import { rewriteRoleTips, writeReport } from '../report';
import type { FileStorage } from '../platform/files';
import { storedSnapshots } from './snapshots';

export function composeWriting({ files }: { readonly files: FileStorage }): Writing & Rewriting {
  const snapshots = storedSnapshots(files);
  const context = { writer: evidenceOnlyWriter(), readSnapshot: (sha256: string) => snapshots.get(sha256) };
  const inputOf = ({ request, company, findings, writtenAt }: WritingOrder) => ({
    company: { name: company.name, aliases: [company.legalName, ...company.aliases], domains: company.domain === undefined ? [] : [company.domain] },
    role: request.role,
    ...(request.location === '' ? {} : { location: request.location }),
    ...(request.interviewers === '' ? {} : { interviewers: request.interviewers }),
    ...(request.name === '' ? {} : { preparedFor: request.name }),
    evidence: findings.evidence,
    ...(findings.posting === undefined ? {} : { posting: findings.posting }),
    tally: findings.tally,
    writtenAt,
  });
  return {
    write: (order) => writeReport(context, inputOf(order)),
    roleTips: (order, standing) => rewriteRoleTips(context, inputOf(order), standing),
  };
}
