import { resolveTxt } from 'node:dns/promises';
import type { Config, ConfigResult } from '../../config';
import { seconds, type Clock } from '../../kernel/time';
import type { Log } from '../../platform/log';
import { createModel } from '../../platform/models';
import { checkDatabase } from './check-database';
import { checkFiles } from './check-files';
import { checkBackups, checkClock, checkDisk } from './check-machine';
import { checkMailDomain, checkMailServer, sendDoctorMail } from './check-mail';
import { checkModels } from './check-models';
import { checkStripeKeys, checkStripeWebhook } from './check-stripe';
import { checkAddress, checkSources } from './check-web';
import { right, runCheck, wrong, type DoctorFinding, type DoctorFindings } from './finding';

export interface DoctorOptions {
  readonly log: Log;
  readonly clock: Clock;
  readonly projectFolder: string;
  /** Who gets a test email; nobody if absent. */
  readonly mailTo?: string;
}

/**
 * Tries everything that is configured, all at once; makes nothing but the data folder, the test email, and a
 * small file in the bucket that it deletes.
 */
export async function examine(
  result: ConfigResult,
  { log, clock, projectFolder, mailTo }: DoctorOptions,
): Promise<DoctorFindings> {
  const settings = result.ok
    ? [right('Settings', 'All settings can be used together.')]
    : result.faults.map((fault) => wrong('Settings', fault));
  const { config } = result;
  if (config === undefined) return settings;
  const { mail, mode } = config;
  const checks: readonly (readonly [string, () => Promise<DoctorFindings>])[] = [
    ['Database', () => checkDatabase(config, { log, projectFolder })],
    ['Stripe', () => checkStripeKeys(config)],
    ['Webhook', () => checkStripeWebhook(config)],
    ['Mail server', () => checkMailServer(config)],
    ...(mail.smtpUrl === undefined
      ? []
      : ([['Mail domain', () => checkMailDomain(config, resolveTxt)]] as const)),
    ...(mailTo === undefined
      ? []
      : ([['Test email', () => sendDoctorMail(config, mailTo)]] as const)),
    ['Models', () => checkModels(config, createModel)],
    ['Sources', () => checkSources(config, clock.now())],
    ['Disk', () => checkDisk(config, log)],
    ['Files', () => checkFiles(config)],
    ['Backups', () => checkBackups(config, clock)],
    ['Clock', () => checkClock(clock, mode === 'live' ? 'https://api.stripe.com/' : undefined)],
    ['Address', () => checkAddress(config)],
  ];
  const found = await Promise.all(checks.map(([subject, check]) => runCheck(subject, check)));
  return [...settings, ...placeholdersIn(config), ...found.flat()];
}

/** Addresses that stand in the defaults lead nowhere. */
function placeholdersIn({ mode, mail }: Config): DoctorFindings {
  if (mode === 'demo') return [];
  return [
    ['SUPPORT_EMAIL', mail.support],
    ['TEAM_EMAIL', mail.team],
  ].flatMap(([name = '', address = '']) =>
    address.endsWith('.example')
      ? [
          wrong(
            'Addresses',
            `${name} is a made-up address, so nobody reads what is sent there. Set it.`,
          ),
        ]
      : [],
  );
}

const QUICK = seconds(8);

/** What somebody outside has refused, in the doctor's sentences; a service that is down has refused nothing. */
export async function tryKeys(
  config: Config,
): Promise<{ readonly refusals: readonly string[]; readonly warnings: readonly string[] }> {
  const findings = (
    await Promise.all([
      runCheck('Stripe', () => checkStripeKeys(config), QUICK),
      runCheck('Mail server', () => checkMailServer(config), QUICK),
    ])
  ).flat();
  const sentencesOf = (isWanted: (finding: DoctorFinding) => boolean): readonly string[] =>
    findings.filter(isWanted).map(({ sentence }) => sentence);
  return {
    refusals: sentencesOf(({ isRefusal }) => isRefusal === true),
    warnings: sentencesOf(({ state, isRefusal }) => state === 'wrong' && isRefusal !== true),
  };
}

const MARKS = { right: 'ok  ', notice: 'look', wrong: 'FIX ', untried: '-   ' } as const;

/** A line for each finding, what to fix last, where a terminal shows it. */
export function formatFindings(findings: DoctorFindings): string {
  const order = ['right', 'untried', 'notice', 'wrong'] as const;
  const lines = order.flatMap((state) =>
    findings
      .filter((finding) => finding.state === state)
      .map(({ subject, sentence }) => `${MARKS[state]}  ${subject.padEnd(11)}  ${sentence}`),
  );
  const faults = findings.filter(({ state }) => state === 'wrong').length;
  const end =
    faults === 0 ? 'Nothing to fix.' : `${faults === 1 ? 'One thing' : `${faults} things`} to fix.`;
  return `${lines.join('\n')}\n\n${end}\n`;
}
