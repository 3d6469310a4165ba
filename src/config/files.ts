import { z } from 'zod';
import { optional } from './values';

/** Where files are stored that are too large for a row. */
export const fileVariables = {
  FILE_STORAGE: z
    .enum(['folder', 'database', 's3'])
    .optional()
    .describe(
      'Where snapshots and PDFs are stored: `folder` (in DATA_DIR), `database`, or `s3`; ' +
        'default `folder` in demo, `database` in live mode',
    ),
  S3_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Store and bucket for `FILE_STORAGE=s3`, such as ' +
        '`https://s3.eu-central-1.amazonaws.com/YOUR-BUCKET`; any store that speaks S3',
    ),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Its region'),
  S3_KEY_ID: optional.describe('Its access key ID; the key must read, write, delete, and list'),
  S3_SECRET: optional.describe('Its secret access key'),
};

export interface FileStoreConfig {
  /** With the bucket's name. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

type FileSettings = z.output<z.ZodObject<typeof fileVariables>>;

export const fileStoreOf = ({
  S3_URL: bucketUrl,
  S3_REGION: region,
  S3_KEY_ID: keyId,
  S3_SECRET: secret,
}: FileSettings): FileStoreConfig | undefined =>
  bucketUrl === undefined || keyId === undefined || secret === undefined
    ? undefined
    : { bucketUrl, region, keyId, secret };

/** A store that can't be asked is told at the start, and not when the first report is stored. */
export function faultsOfFiles(settings: FileSettings): readonly string[] {
  if (settings.FILE_STORAGE !== 's3') return [];
  const missing = (['S3_URL', 'S3_KEY_ID', 'S3_SECRET'] as const).filter(
    (name) => settings[name] === undefined,
  );
  return missing.map((name) => `${name} is missing, but FILE_STORAGE=s3 needs it.`);
}
