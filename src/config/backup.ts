import { z } from 'zod';

/** Where backups go, and what seals them. */
export const backupVariables = {
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder for backups; default `backups` in DATA_DIR. With Postgres, setting it turns on the daily backup',
    ),
  BACKUP_KEY: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Secret that encrypts backups; keep it elsewhere, since nothing opens them without it',
    ),
};
