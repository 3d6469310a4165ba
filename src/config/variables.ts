import { z } from 'zod';
import { brand } from '../../content/brand';
import { backupVariables } from './backup';
import { currencyList } from './currencies';
import { alertVariables, telemetryVariables } from './telemetry';
import { sourceKeyVariables } from './source-keys';
import { fileVariables } from './files';
import { modelVariables } from './model-variables';
import { flag, optional, roles } from './values';

/**
 * Every variable the shop reads, what it means and what stands when it isn't set. `docs/settings.md` is made
 * from this.
 */
export const variables = z.object({
  MODE: z
    .enum(['demo', 'live'])
    .default('demo')
    .describe(
      '`demo` needs nothing; `live` takes real money and refuses to start until everything it needs is set',
    ),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port to listen on; 0 picks a free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  BASE_URL: z
    .url()
    .optional()
    .describe(
      'Public URL of the shop; default `http://localhost:PORT`; required and https in live mode',
    ),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder for the embedded database, files, and demo secrets'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional()
    .describe(
      'Postgres 15 to 18; without it, the embedded database is used. Required in live mode',
    ),
  ROLES: z
    .string()
    .default(roles.join(','))
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles)).min(1))
    .describe('Roles of this process: any of `web`, `worker`, `scheduler`, separated by commas'),
  RESEARCH: z
    .enum(['sample', 'web'])
    .optional()
    .describe(
      '`sample` reads the built-in sample web, `web` the internet; default `sample` in demo, `web` in live mode',
    ),
  REVIEW: z
    .enum(['auto', 'required'])
    .optional()
    .describe(
      '`required`: an expert approves each report; `auto`: reports are delivered labeled as ' +
        'not reviewed. Default `auto` in demo, `required` in live mode',
    ),
  UNDO_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_600)
    .default(120)
    .describe(
      'How long a reviewer can withdraw an approval before delivery; no wait with `REVIEW=auto`',
    ),
  KEEP_DRAFTS_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(7)
    .default(7)
    .describe(
      'Days until an unpaid order form is deleted; at most 7, as the privacy policy promises',
    ),
  KEEP_SNAPSHOTS_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(90)
    .default(90)
    .describe('Days until copies of pages are deleted; quotes stay. At most 90'),
  KEEP_INTERVIEWERS_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(30)
    .default(30)
    .describe('Days after delivery until interviewers are removed from a report; at most 30'),
  DEMO_PUBLIC: flag
    .default(false)
    .describe(
      '`yes` lets the demo listen beyond this machine; it then prints and fills in no password',
    ),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .optional()
    .describe(
      'Number of your proxies in front that append to `X-Forwarded-For`; default 0; required in live mode',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .describe(
      'Log level: `debug`, `info`, `warn`, `error`, or `silent`; default `warn` in demo, `info` in live mode',
    ),
  ...fileVariables,
  THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(2)
    .describe('Worker processes for reading, writing, and rendering'),
  REPORTS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(32)
    .default(2)
    .describe(
      'Reports that one worker makes at a time; more where a model is waited for, see [Scaling](docs/scaling.md)',
    ),
  LINK_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Secret that signs private links; the demo creates one in DATA_DIR; required in live mode',
    ),
  STRIPE_SECRET_KEY: optional.describe(
    'Stripe’s secret key; without one, the demo uses its payment sandbox. Required in live mode',
  ),
  STRIPE_PUBLISHABLE_KEY: optional.describe('Stripe’s publishable key'),
  STRIPE_WEBHOOK_SECRET: optional.describe('Signing secret of the webhook `/webhooks/stripe`'),
  STRIPE_API_BASE: z
    .url()
    .optional()
    .describe(
      'Another server with Stripe’s API, for the demo and tests; live mode accepts only Stripe’s',
    ),
  STRIPE_TAX: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      '`on` adds the tax that Stripe Tax calculates; buyers then give country and postal code',
    ),
  CURRENCIES: currencyList,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .describe(
      'Mail server, with TLS unless `?requireTLS=false` is appended; without one, the demo keeps email in its outbox',
    ),
  MAIL_FROM: z
    .string()
    .default(`${brand.name} <${brand.supportEmail.replace(/^[^@]*/, 'reports')}>`)
    .describe('Sender of all email'),
  SUPPORT_EMAIL: z
    .email()
    .default(brand.supportEmail)
    .describe('Address for contact messages and for the crawler’s contact'),
  TEAM_EMAIL: z
    .email()
    .default(brand.supportEmail.replace(/^[^@]*/, 'team'))
    .describe('Address for order notifications'),
  CLAIMS_CONFIRMED: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe(
      '`true` once the owner has confirmed the marketing claims; until then, live mode hides them',
    ),
  ...modelVariables,
  ...alertVariables,
  SEARXNG_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Your SearXNG server, such as `http://localhost:8080`; without one, its searches are skipped',
    ),
  ...backupVariables,
  ...telemetryVariables,
  ...sourceKeyVariables,
});

export type Settings = z.output<typeof variables>;
