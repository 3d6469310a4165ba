import { variables, type Settings } from './variables';

/** One variable as it is in force, for the owner's eyes: what could open something is only said to be there. */
export interface SettingInForce {
  readonly name: string;
  readonly value: string;
  readonly origin: 'environment' | 'default';
  readonly about: string;
}

/** What may be shown. A variable that is not named here is masked, so that a new secret is one from its first day. */
const SHOWN: ReadonlySet<string> = new Set([
  'MODE',
  'PORT',
  'HOST',
  'BASE_URL',
  'DATA_DIR',
  'BACKUP_DIR',
  'ROLES',
  'RESEARCH',
  'REVIEW',
  'UNDO_SECONDS',
  'DEMO_PUBLIC',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'FILE_STORAGE',
  'S3_URL',
  'S3_REGION',
  'THREADS',
  'REPORTS_AT_ONCE',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'TEAM_EMAIL',
  'CLAIMS_CONFIRMED',
  'STRIPE_TAX',
  'CURRENCIES',
  'MODEL_WRITE',
  'MODEL_REWRITE',
  'MODEL_READ',
  'MODEL_JUDGE',
  'MODEL_JUDGE_CONFIDENCE',
  'MODEL_PRICES',
  'REPORT_BUDGET_USD',
  'REPORT_BUDGET_TOKENS',
  'KEEP_DRAFTS_DAYS',
  'KEEP_SNAPSHOTS_DAYS',
  'KEEP_INTERVIEWERS_DAYS',
  'MODEL_BUDGET_DAY_USD',
  'MODEL_BUDGET_MONTH_USD',
  'ALERT_DISK_MB',
  'METRICS_PORT',
]);

/** A user and a password may stand in any address. */
const CREDENTIALS = /\/\/[^/@\s]*@/gu;

function spell(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(
      value as Record<string, { readonly input: number; readonly output: number }>,
    )
      .map(([name, { input, output }]) => `${name}=${input}/${output}`)
      .join(', ');
  }
  return String(value).replace(CREDENTIALS, '//');
}

/** Every variable there is; `resolved` are values that depend on others where they are not set. */
export function settingsInForce(
  given: Readonly<Record<string, unknown>>,
  settings: Settings,
  resolved: Readonly<Partial<Record<keyof Settings, string | number | undefined>>>,
): readonly SettingInForce[] {
  return Object.entries(variables.shape).map(([name, { description = '' }]) => {
    const known = settings[name as keyof Settings] ?? resolved[name as keyof Settings];
    const isSet = given[name] !== undefined;
    return {
      name,
      value: SHOWN.has(name) ? spell(known) || 'not set' : isSet ? 'set' : 'not set',
      origin: isSet ? 'environment' : 'default',
      about: description.replaceAll('`', ''),
    };
  });
}
