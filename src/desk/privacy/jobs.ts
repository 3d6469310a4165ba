import { z } from 'zod';
import { minutes } from '../../kernel/time';
import {
  handleJob,
  scheduleJob,
  type JobDefinition,
  type JobHandler,
  type ScheduledJob,
} from '../../platform/jobs';
import { eraseFiles, eraseFilesJob } from './erase-files';
import { eraseLate, eraseLateJob } from './erase-late';
import type { PrivacyContext } from './ports';
import { runRetention, type RetentionContext } from './retention';

const retentionJob: JobDefinition<Record<string, never>> = {
  name: 'retention',
  holds: 'nothing',
  payload: z.object({}).strict(),
  retries: 3,
  retryDelay: minutes(10),
  expiresAfter: minutes(60),
  concurrency: 1,
};

/** What is kept no longer than it is needed leaves in the small hours. */
export const privacySchedules: readonly ScheduledJob[] = [
  scheduleJob(retentionJob, '20 4 * * *', {}),
];

export function privacyHandlers(
  context: RetentionContext & Pick<PrivacyContext, 'files' | 'keepers'>,
): readonly JobHandler[] {
  return [
    handleJob(eraseFilesJob, (erased) => eraseFiles(context.files, erased)),
    handleJob(eraseLateJob, (erased) => eraseLate(context, erased)),
    handleJob(
      retentionJob,
      async () => void (await runRetention(context, { actor: 'system', reason: 'Every night' })),
    ),
  ];
}
