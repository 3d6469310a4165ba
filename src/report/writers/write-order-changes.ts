import { succeed } from '../../kernel/result';
import type { FileStorage } from '../../platform/files';
import { storedSnapshots } from '../../research/evidence';
import { writeChanges } from '..';
import type { SecondRoundContext } from '../second-round';
import { writingInput } from './writing-input';

/** What changed since a report: written by code alone, so that it asks no model. */
export function orderChangesWriter(files: FileStorage): SecondRoundContext['writeChanges'] {
  const snapshots = storedSnapshots(files);
  return async ({ researched, findings, since, lookedAt }) => {
    const { request, company, evidence, document } = researched;
    const { interviewers: _, ...asked } = findings;
    const written = await writeChanges(
      { readSnapshot: (sha256) => snapshots.get(sha256) },
      writingInput({ request, company, findings: asked, writtenAt: lookedAt }),
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
