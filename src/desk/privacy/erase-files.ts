import { z } from 'zod';
import { minutes } from '../../kernel/time';
import type { JobDefinition } from '../../platform/jobs';
import type { PrivacyContext } from './ports';

const payload = z.object({ files: z.array(z.string()), folders: z.array(z.string()) });

type Named = z.infer<typeof payload>;

/** Patient: a file that should be gone and is not is worse than a job that runs for a day. */
export const eraseFilesJob: JobDefinition<Named> = {
  name: 'erase-files',
  holds: 'ids',
  payload,
  retries: 100,
  retryDelay: minutes(1),
  expiresAfter: minutes(10),
  concurrency: 1,
};

export async function eraseFiles(
  storage: PrivacyContext['files'],
  { files, folders }: Named,
): Promise<void> {
  for (const name of files) await storage.remove(name);
  for (const folder of folders) await storage.removeAll(folder);
}
