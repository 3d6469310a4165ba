import { z } from 'zod';
import { brand } from '../content/brand';
import { sourceKeyVariables } from './config-source-keys';
import { roles, flag, optional, judgeModel, model, prices, readModel } from './config-values';

/**
 * Every variable the shop reads, what it means and what stands when it isn't set. The table in the
 * README is made from this one.
 */
export const variables = z.object({
  MODE: z
    .enum(['demo', 'live'])
    .default('demo')
    .describe(
      '`demo` needs nothing; `live` takes real money and refuses to start until all it needs is there',
    ),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port to listen on; 0 takes a free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  BASE_URL: z
    .url()
    .optional()
    .describe(
      'Where buyers reach the shop; default `http://localhost:PORT`, in live mode required and https',
    ),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Where the embedded database, files and demo secrets lie'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional()
    .describe(
      'A Postgres 15 to 18; without it the embedded database is used. Required in live mode',
    ),
  ROLES: z
    .string()
    .default(roles.join(','))
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles)).min(1))
    .describe('What this process does: any of `web`, `worker`, `scheduler`, with commas between'),
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
      '`required`: an expert approves each report; `auto`: it goes out labelled as not reviewed. Default `auto` in demo, `required` in live mode',
    ),
  UNDO_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_600)
    .default(120)
    .describe(
      'How long an expert can take an approval back before the report leaves; nothing is waited for with `REVIEW=auto`',
    ),
  KEEP_DRAFTS_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(7)
    .default(7)
    .describe(
      'Days after which a form that was not paid for is deleted; at most 7, since the privacy policy says so',
    ),
  KEEP_SNAPSHOTS_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(90)
    .default(90)
    .describe('Days after which copies of pages are deleted; the quotes stay. At most 90'),
  KEEP_INTERVIEWERS_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(30)
    .default(30)
    .describe(
      'Days after delivery after which a report no longer tells of interviewers; at most 30',
    ),
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
      'How many proxies of yours stand in front and append to `X-Forwarded-For`; default 0, in live mode it must be stated',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .describe(
      'How much is logged: `debug`, `info`, `warn`, `error` or `silent`; default `warn` in demo, `info` in live mode',
    ),
  FILE_STORAGE: z
    .enum(['folder', 'database'])
    .optional()
    .describe(
      'Where snapshots and PDFs lie; default `folder` (in DATA_DIR) in demo, `database` in live mode',
    ),
  THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(2)
    .describe('Worker threads for reading and rendering'),
  LINK_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Secret under which private links are signed; the demo makes one in DATA_DIR, live mode requires it',
    ),
  STRIPE_SECRET_KEY: optional.describe(
    'Stripe’s secret key; without one the demo uses its own payment sandbox. Required in live mode',
  ),
  STRIPE_PUBLISHABLE_KEY: optional.describe('Stripe’s publishable key'),
  STRIPE_WEBHOOK_SECRET: optional.describe(
    'Signing secret of the webhook endpoint `/webhooks/stripe`',
  ),
  STRIPE_API_BASE: z
    .url()
    .optional()
    .describe(
      'Another server in Stripe’s wire format, for demo and tests; refused in live mode unless Stripe’s own',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe('Mail server; without it the demo keeps mail in its outbox. Required in live mode'),
  MAIL_FROM: z
    .string()
    .default(`${brand.name} <${brand.supportEmail.replace(/^[^@]*/, 'reports')}>`)
    .describe('Sender of all mail'),
  SUPPORT_EMAIL: z
    .email()
    .default(brand.supportEmail)
    .describe('Where contact messages go, and the crawler’s contact'),
  TEAM_EMAIL: z
    .email()
    .default(brand.supportEmail.replace(/^[^@]*/, 'team'))
    .describe('Where news of orders goes'),
  CLAIMS_CONFIRMED: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe(
      '`true` once the owner has confirmed the marketing claims; until then live mode shows none',
    ),
  MODEL_WRITE: model.describe(
    'The model that writes, as in `openai:gpt-5-mini`, `anthropic:claude-haiku-4-5`, `google:gemini-2.5-flash` or `compatible:qwen3`; in demo and live mode alike; without one, reports are written from the evidence by code alone',
  ),
  MODEL_REWRITE: model.describe(
    'The model that words anew what did not hold; default is the one that writes',
  ),
  MODEL_READ: readModel.describe(
    'The model that reads pages beside code and proposes what is worth telling, each with its exact words; ' +
      '`none` for nobody; default is the one that writes',
  ),
  MODEL_JUDGE: judgeModel.describe(
    'The model that decides whether other words say what a source says, best of another vendor; ' +
      '`minicheck:…` for a model of that family, `none` for nobody; default is the one that writes',
  ),
  MODEL_OPENAI_KEY: optional.describe('OpenAI’s key, for models that begin with `openai:`'),
  MODEL_ANTHROPIC_KEY: optional.describe(
    'Anthropic’s key, for models that begin with `anthropic:`',
  ),
  MODEL_GOOGLE_KEY: optional.describe('Google’s key, for models that begin with `google:`'),
  MODEL_COMPATIBLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Where models that begin with `compatible:` are reached in OpenAI’s format, as in `http://localhost:11434/v1` for Ollama',
    ),
  MODEL_COMPATIBLE_KEY: optional.describe('Its key, if it wants one'),
  MODEL_PRICES: prices
    .optional()
    .describe(
      'Dollars for a million tokens in and out, as in `openai:gpt-5-mini=0.25/2`, with commas between; overrules the built-in list. A model on this machine costs nothing',
    ),
  REPORT_BUDGET_USD: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(1.5)
    .describe(
      'The most that one report’s models may cost; a question that could exceed what is left is not asked',
    ),
  REPORT_BUDGET_TOKENS: z.coerce
    .number()
    .int()
    .min(0)
    .default(400_000)
    .describe('The most tokens that one report’s models may use'),
  MODEL_BUDGET_DAY_USD: z.coerce
    .number()
    .min(0)
    .default(25)
    .describe(
      'Models that cost more than this on one day (UTC) raise an alert; no report is held up by it',
    ),
  MODEL_BUDGET_MONTH_USD: z.coerce.number().min(0).default(300).describe('The same for a month'),
  ALERT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'An address of yours that is called with every alert, as JSON; what is in it stands under [Alerts](docs/alerts.md). It must be on the public internet; https in live mode',
    ),
  ALERT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Signs those calls; required beside `ALERT_URL`'),
  ALERT_DISK_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_000)
    .describe('Less free space in DATA_DIR than so many megabytes raises an alert'),
  SEARXNG_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'A SearXNG of yours, as in `http://localhost:8080`; without one, its searches are left out',
    ),
  ...sourceKeyVariables,
});

export type Settings = z.output<typeof variables>;
