import { z } from 'zod';
import { hours, minutes } from '../../kernel/time';
import type { Transaction } from '../../platform/database';
import type { JobDefinition } from '../../platform/jobs';
import type { Person } from '../../platform/privacy';
import { eraseFiles } from './erase-files';
import type { PrivacyContext } from './ports';

const payload = z.object({
  orderIds: z.array(z.string()),
  folders: z.array(z.string()),
});

/**
 * Whoever stores something about an order asks first whether its buyer was erased. This is for what can’t: a request
 * under way, or a process killed between storing a file and the row that names it.
 */
export const eraseLateJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'erase-late',
  holds: 'ids',
  payload,
  retries: 100,
  retryDelay: minutes(1),
  expiresAfter: minutes(10),
  concurrency: 1,
};

/** At once, soon, and again when no job that ran meanwhile can still be running. */
export const PASSES = [minutes(0), minutes(10), hours(3)] as const;

type Erasing = Pick<PrivacyContext, 'database' | 'files' | 'keepers'>;

export async function eraseEverywhere(
  { keepers }: Pick<Erasing, 'keepers'>,
  transaction: Transaction,
  person: Person,
): Promise<{ readonly files: string[]; readonly folders: string[] }> {
  const files: string[] = [];
  const folders: string[] = [];
  for (const keeper of keepers) {
    const erased = await keeper.erase(transaction, person);
    files.push(...(erased.files ?? []));
    folders.push(...(erased.folders ?? []));
  }
  return { files, folders };
}

export async function eraseLate(
  context: Erasing,
  { orderIds, folders }: z.infer<typeof payload>,
): Promise<void> {
  const late = await context.database.write((transaction) =>
    eraseEverywhere(context, transaction, { email: null, orderIds }),
  );
  await eraseFiles(context.files, {
    files: late.files,
    folders: [...new Set([...folders, ...late.folders])],
  });
  await context.database.clearDeleted();
}
