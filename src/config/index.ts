import { join, resolve } from 'node:path';
import type { Currency } from '../kernel/money';
import { days, seconds, type Duration } from '../kernel/time';
import { wordsFor } from './unusable';
import { variables, type Settings } from './variables';
import { type Role } from './values';
import { faultsOfAlerts, faultsOfDemo, faultsOfLive } from './faults';
import type { ModelConfig } from '../report/writers';
import { faultsOfModels, modelsOf } from './models';
import { settingsInForce, type SettingInForce } from './settings';
import { sourcesOf, type SourceConfig } from './sources';
import { telemetryOf, type TelemetryConfig } from './telemetry';
import { fileStoreOf, faultsOfFiles, type FileStoreConfig } from './files';

export type { Role } from './values';

export interface Config {
  readonly mode: 'demo' | 'live';
  readonly port: number;
  readonly host: string;
  /** Undefined until the port is known, when PORT is 0. */
  readonly baseUrl: string | undefined;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly backups: {
    readonly folder: string;
    /** The embedded database has no other; Postgres often has its own. */
    readonly daily: boolean;
    readonly secret: string | undefined;
  };
  readonly roles: readonly Role[];
  readonly research: 'sample' | 'web';
  readonly review: 'auto' | 'required';
  /** How long an expert can take an approval back. */
  readonly timeToUndo: Duration;
  /** How long what is not needed for ever is kept. */
  readonly kept: {
    readonly drafts: Duration;
    readonly snapshots: Duration;
    readonly interviewers: Duration;
  };
  readonly demoPublic: boolean;
  readonly trustedProxies: number;
  readonly logLevel: string;
  readonly fileStorage: 'folder' | 'database' | 's3';
  /** Set where files are in a store that speaks S3. */
  readonly fileStore: FileStoreConfig | undefined;
  readonly threads: number;
  /** How many one worker makes. */
  readonly reportsAtOnce: number;
  readonly linkKey: string | undefined;
  readonly stripe: {
    readonly secretKey: string | undefined;
    readonly publishableKey: string | undefined;
    readonly webhookSecret: string | undefined;
    readonly apiBase: string | undefined;
    readonly tax: boolean;
  };
  /** What buyers may pay in; US dollars among them. */
  readonly currencies: readonly Currency[];
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly from: string;
    readonly support: string;
    readonly team: string;
  };
  readonly alerts: {
    /** Undefined where mail alone tells of them. */
    readonly webhook: { readonly url: string; readonly secret: string } | undefined;
    readonly leastFreeBytes: number;
    /** Millionths of a dollar. */
    readonly modelBudget: { readonly day: number; readonly month: number };
  };
  readonly telemetry: TelemetryConfig;
  readonly claimsConfirmed: boolean;
  readonly models: ModelConfig;
  readonly sources: SourceConfig;
  /** Every variable as it is in force, secrets masked; for people, never for the program. */
  readonly settings: readonly SettingInForce[];
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | {
      readonly ok: false;
      readonly faults: readonly string[];
      /** For whoever tries the rest all the same; undefined where the mode can't be read. */
      readonly config: Config | undefined;
    };

/** The only reader of the environment: the whole of it at once, all faults at once, one sentence each. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ConfigResult {
  // A variable set to nothing is a variable not set; shells and compose files leave such behind.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const parsed = variables.safeParse(given, { error: wordsFor });
  if (!parsed.success) return withoutUnusable(given, parsed.error.issues);
  const settings = parsed.data;
  const faults = [
    ...(settings.MODE === 'live' ? faultsOfLive(settings) : faultsOfDemo(settings)),
    ...faultsOfModels(settings),
    ...faultsOfAlerts(settings),
    ...faultsOfFiles(settings),
  ];
  const config = toConfig(settings, given);
  return faults.length > 0 ? { ok: false, faults, config } : { ok: true, config };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What is wrong with the others is told as well, so that a person needn't start again for each. */
function withoutUnusable(
  given: Readonly<Record<string, string | undefined>>,
  issues: readonly Issue[],
): ConfigResult {
  const unusable = issues.map(({ path, message }) => ({ name: String(path[0]), message }));
  const names = new Set(unusable.map(({ name }) => name));
  const faults = unusable.map(({ name, message }) => `${name} isn’t usable: it ${message}.`);
  // Which rules hold is the mode's to say.
  if (names.has('MODE')) return { ok: false, config: undefined, faults };
  const rest = readConfig(
    Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name))),
  );
  const others = rest.ok ? [] : rest.faults;
  return {
    ok: false,
    config: rest.config,
    // One that was left out isn't missing.
    faults: [...faults, ...others.filter((fault) => !names.has(fault.split(' ', 1)[0] ?? ''))],
  };
}

function toConfig(settings: Settings, given: Readonly<Record<string, unknown>>): Config {
  const config = withoutSettings(settings);
  const { baseUrl, research, review, trustedProxies, logLevel, fileStorage } = config;
  const resolved = {
    BASE_URL: baseUrl,
    RESEARCH: research,
    REVIEW: review,
    TRUST_PROXY: trustedProxies,
    LOG_LEVEL: logLevel,
    FILE_STORAGE: fileStorage,
  };
  return { ...config, settings: settingsInForce(given, settings, resolved) };
}

function withoutSettings(settings: Settings): Omit<Config, 'settings'> {
  const demo = settings.MODE === 'demo';
  return {
    mode: settings.MODE,
    port: settings.PORT,
    host: settings.HOST,
    baseUrl:
      settings.BASE_URL?.replace(/\/+$/, '') ??
      (settings.PORT === 0 ? undefined : `http://localhost:${settings.PORT}`),
    dataDirectory: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    backups: {
      folder: resolve(settings.BACKUP_DIR ?? join(settings.DATA_DIR, 'backups')),
      daily: settings.DATABASE_URL === undefined || settings.BACKUP_DIR !== undefined,
      secret: settings.BACKUP_KEY,
    },
    roles: settings.ROLES,
    research: settings.RESEARCH ?? (demo ? 'sample' : 'web'),
    review: settings.REVIEW ?? (demo ? 'auto' : 'required'),
    timeToUndo: seconds(settings.UNDO_SECONDS),
    kept: {
      drafts: days(settings.KEEP_DRAFTS_DAYS),
      snapshots: days(settings.KEEP_SNAPSHOTS_DAYS),
      interviewers: days(settings.KEEP_INTERVIEWERS_DAYS),
    },
    demoPublic: settings.DEMO_PUBLIC,
    trustedProxies: settings.TRUST_PROXY ?? 0,
    logLevel: settings.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    fileStorage: settings.FILE_STORAGE ?? (demo ? 'folder' : 'database'),
    fileStore: fileStoreOf(settings),
    threads: settings.THREADS,
    reportsAtOnce: settings.REPORTS_AT_ONCE,
    linkKey: settings.LINK_KEY,
    stripe: {
      secretKey: settings.STRIPE_SECRET_KEY,
      publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      apiBase: settings.STRIPE_API_BASE,
      tax: settings.STRIPE_TAX === 'on',
    },
    currencies: settings.CURRENCIES,
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      support: settings.SUPPORT_EMAIL,
      team: settings.TEAM_EMAIL,
    },
    alerts: alertsOf(settings),
    telemetry: telemetryOf(settings),
    claimsConfirmed: settings.CLAIMS_CONFIRMED,
    models: modelsOf(settings),
    sources: sourcesOf(settings),
  };
}

function alertsOf({
  ALERT_URL: url,
  ALERT_SECRET: secret,
  ALERT_DISK_MB,
  MODEL_BUDGET_DAY_USD: day,
  MODEL_BUDGET_MONTH_USD: month,
}: Settings): Config['alerts'] {
  return {
    webhook: url === undefined || secret === undefined ? undefined : { url, secret },
    leastFreeBytes: ALERT_DISK_MB * 1_000_000,
    modelBudget: { day: Math.round(day * 1_000_000), month: Math.round(month * 1_000_000) },
  };
}
