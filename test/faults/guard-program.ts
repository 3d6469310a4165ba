/** The guard alone: asks everything a hostile server has, eight at once, and says how it went and how much memory it took. */
import { existsSync, readFileSync } from 'node:fs';
import { createOutboundFetch, sampleNetwork } from '../../src/platform/fetch';
import { milliseconds, systemClock } from '../../src/kernel/time';

interface Task {
  readonly port: number;
  readonly host: string;
  readonly paths: readonly string[];
  readonly atOnce: number;
}

const { port, host, paths, atOnce } = JSON.parse(process.argv[2] ?? '') as Task;
const outboundFetch = createOutboundFetch({
  network: sampleNetwork({ port, hosts: [host] }),
  userAgent: 'ForewordBot/1.0',
  clock: systemClock,
});
const outcomes: Record<string, string> = {};
const left = [...paths.entries()];

/** Of an answer only its length is kept: what a caller holds is the caller’s and not the guard’s. */
async function ask(path: string): Promise<string> {
  const answer = await outboundFetch({
    url: `https://${host}${path}`,
    limits: { timeout: milliseconds(4_000) },
  });
  return answer.ok ? `ok ${answer.value.text.length}` : answer.failure.code;
}

async function work(): Promise<void> {
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const [index, path] = next;
    outcomes[`${index} ${path}`] = await ask(path);
  }
}

await Promise.all(Array.from({ length: atOnce }, work));
process.stdout.write(JSON.stringify({ outcomes, megabytes: Math.round(mostKilobytes() / 1_024) }));

/** Linux hands the most that a parent held on to its child's own count; the mark of the address space begins anew with the program. */
function mostKilobytes(): number {
  const status = '/proc/self/status';
  const [, mark] = existsSync(status)
    ? (/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8')) ?? [])
    : [];
  return mark === undefined ? process.resourceUsage().maxRSS : Number(mark);
}
