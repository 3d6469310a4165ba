import { eq } from 'drizzle-orm';
import type { Clock } from '../../kernel/time';
import type { Executor, Transaction } from '../../platform/database';
import type { Steps } from '../../platform/jobs';
import type { KeepsPersonalData } from '../../platform/privacy';
import { foldersOf } from './make/order-folders';
import { productionRun } from './make/produce-report';
import { evidenceRow, report } from './schema';
import { findReportOfOrder, lockReport, withoutRows } from './store';
import { findVersions, updateVersion } from './versions/version-store';
import { withoutContent } from './versions/without-content';

interface ErasingReports {
  readonly clock: Clock;
  readonly steps: Steps;
  /** Where a snapshot may lie; one that no other report rests on goes too, since a buyer may have brought it. */
  snapshotFiles(sha256: string): readonly string[];
}

/** Reports: their hash and signature stay, the words and what they rest on go. */
export function reportPersonalData(context: ErasingReports): KeepsPersonalData {
  return {
    name: 'reports',
    async tell(executor, { orderIds }) {
      const told = await Promise.all(
        orderIds.map(async (orderId) => {
          const found = await findReportOfOrder(executor, orderId);
          const versions = found ? await findVersions(executor, found.id) : [];
          return versions.map(({ number, madeAt, publishedAt, digest, document }) => ({
            orderId,
            number,
            madeAt,
            publishedAt,
            digest,
            document,
          }));
        }),
      );
      return told.flat();
    },
    async erase(transaction, { orderIds }) {
      const erased = await Promise.all(
        orderIds.map((orderId) => eraseReport(context, transaction, orderId)),
      );
      return { files: erased.flat(), folders: orderIds.flatMap(foldersOf) };
    },
  };
}

async function eraseReport(
  { clock, steps, snapshotFiles }: ErasingReports,
  transaction: Transaction,
  orderId: string,
): Promise<readonly string[]> {
  await steps.forget(transaction, productionRun(orderId));
  const found = await findReportOfOrder(transaction, orderId);
  if (found === undefined) return [];
  await lockReport(transaction, found.id);
  const versions = await findVersions(transaction, found.id);
  for (const version of versions) {
    const { document, ...rest } = withoutContent(version, clock.now());
    await updateVersion(transaction, version, {
      ...rest,
      answers: null,
      document: { ...document, company: '', role: '' },
    });
  }
  await transaction.update(report).set({ reasons: null }).where(eq(report.id, found.id));
  const snapshots = await transaction
    .delete(evidenceRow)
    .where(eq(evidenceRow.reportId, found.id))
    .returning({ snapshot: evidenceRow.snapshot });
  const files = versions
    .flatMap(({ pdfFile, htmlFile }) => [pdfFile, htmlFile])
    .filter((file) => file !== '');
  return [
    ...files,
    ...(
      await withoutRows(
        transaction,
        snapshots.map(({ snapshot }) => snapshot),
      )
    ).flatMap(snapshotFiles),
  ];
}

export async function reportIdsOf(
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  const found = await Promise.all(orderIds.map((orderId) => findReportOfOrder(executor, orderId)));
  return found.flatMap((one) => one?.id ?? []);
}
