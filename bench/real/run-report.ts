import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/project-folder';
import type { RealCompany } from './companies';

export interface ReportRun {
  /** Where the report lies, or why there is none. */
  readonly out: string;
  readonly refusal: string | undefined;
  readonly seconds: number;
  /** The most the process ever held; undefined where the system does not tell. */
  readonly megabytes: number | undefined;
}

const TIME_LIMIT_MS = 300_000;
const LOOK_EVERY_MS = 250;

/** The command line as a customer's order runs it, in a process of its own, with the hosts as its web. */
export async function runReport(
  { name, asOf }: RealCompany,
  role: string,
  { hosts, out }: { readonly hosts: string; readonly out: string },
): Promise<ReportRun> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const program = join(projectFolder(), 'build/server/cli.js');
  const options = { web: hosts, now: asOf, company: name, role, out };
  const child = spawn(
    process.execPath,
    [program, 'report', ...Object.entries(options).map(([key, value]) => `--${key}=${value}`)],
    {
      cwd: projectFolder(),
      env: { ...process.env, NODE_ENV: 'production', MODE: 'demo' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const started = performance.now();
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  let megabytes: number | undefined;
  let isTimeUp = false;
  const looking = setInterval(
    () => (megabytes = mostHeldBy(child.pid) ?? megabytes),
    LOOK_EVERY_MS,
  );
  const limit = setTimeout(() => {
    isTimeUp = true;
    child.kill('SIGKILL');
  }, TIME_LIMIT_MS);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(looking);
  clearTimeout(limit);
  const seconds = (performance.now() - started) / 1_000;
  const refusal = isTimeUp
    ? `stopped after ${TIME_LIMIT_MS / 1_000} seconds`
    : code === 0
      ? undefined
      : (said.trim().split('\n').at(-1) ?? `ended with ${String(code)}`);
  return { out, refusal, seconds, megabytes };
}

function mostHeldBy(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] =
      /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1_024);
  } catch {
    return undefined;
  }
}
