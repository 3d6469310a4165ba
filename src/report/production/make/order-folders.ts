import type { FileStorage } from '../../../platform/files';
import { modelAnswersOf } from './model-answers';

/** Where the pages and PDFs of an order’s report lie. */
export const reportsOf = (orderId: string): string => `reports/${orderId}`;

/**
 * Every folder that holds files of one order alone. What is stored there while its buyer is erased has no row yet
 * that would name it, so the folder goes whole.
 */
export const foldersOf = (orderId: string): readonly string[] =>
  [modelAnswersOf, reportsOf].map((folder) => folder(orderId));

export async function eraseFolders(
  files: Pick<FileStorage, 'removeAll'>,
  orderId: string,
): Promise<void> {
  for (const folder of foldersOf(orderId)) await files.removeAll(folder);
}
