import { before, days, type Clock } from '../../../kernel/time';
import type { FileStorage } from '../../../platform/files';

const FOLDER = 'model-answers';

/**
 * Once a report is written its answers serve nobody: a killed worker resumes within minutes, and what
 * is revised later asks no model. Until then they are drafts, and kept as long as drafts are.
 */
export const MODEL_ANSWERS_KEPT = days(7);

/** Where the answers of the models that write an order's report are kept. */
export const modelAnswersOf = (orderId: string): string => `${FOLDER}/${orderId}`;

interface Kept {
  readonly files: FileStorage;
  readonly clock: Clock;
}

/** Those of all orders that are older than a draft is kept. */
export function listOldModelAnswers({ files, clock }: Kept): Promise<readonly string[]> {
  return files.list(FOLDER, before(clock.now(), MODEL_ANSWERS_KEPT));
}

/** Lets them go, for a job that runs every day; tells how many there were. */
export async function eraseOldModelAnswers({ files, clock }: Kept): Promise<number> {
  const old = await listOldModelAnswers({ files, clock });
  if (old.length > 0) await files.removeAll(FOLDER, before(clock.now(), MODEL_ANSWERS_KEPT));
  return old.length;
}
