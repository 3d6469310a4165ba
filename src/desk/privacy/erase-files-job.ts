import { z } from 'zod';
import { minutes } from '../../kernel/time';
import { handleJob, type JobDefinition, type JobHandler } from '../../platform/jobs';
import type { PrivacyContext } from './ports';

const payload = z.object({ files: z.array(z.string()), folders: z.array(z.string()) });

/** Patient: a file that should be gone and is not is worse than a job that runs for a day. */
export const eraseFilesJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'erase-files', payload, retries: 100, retryDelay: minutes(1), expiresAfter: minutes(10), concurrency: 1,
};

export function privacyHandlers({ files }: Pick<PrivacyContext, 'files'>): readonly JobHandler[] {
  return [handleJob(eraseFilesJob, async ({ files: names, folders }) => {
    for (const name of names) await files.remove(name);
    for (const folder of folders) await files.removeAll(folder);
  })];
}
