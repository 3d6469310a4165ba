import { before, days, type Clock } from '../../kernel/time';
import type { FileStorage } from '../../platform/files';

const FOLDER = 'model-answers';

/**
 * Once a report is written its answers serve nobody: a killed worker resumes within minutes, and what
 * is revised later asks no model. Until then they are drafts, and kept as long as drafts are.
 */
const KEPT = days(7);

/** Where the answers of the models that write an order's report are kept. */
export const modelAnswersOf = (orderId: string): string => `${FOLDER}/${orderId}`;

/** Those of all orders that are older than a draft is kept; for a job that runs every day. */
export function eraseOldModelAnswers({ files, clock }: { readonly files: FileStorage; readonly clock: Clock }): Promise<void> {
  return files.removeAll(FOLDER, before(clock.now(), KEPT));
}
