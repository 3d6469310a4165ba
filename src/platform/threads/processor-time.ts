import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const TICK_MS = 10;
/** After the name in parentheses, which may hold anything. */
const [USER, SYSTEM] = [11, 12];

const run = promisify(execFile);

/** Milliseconds of processor that a process has had; none where the machine doesn’t say. */
export async function processorTime(pid: number): Promise<number> {
  try {
    if (process.platform === 'linux') {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
    }
    const { stdout } = await run('ps', ['-o', 'time=', '-p', String(pid)]);
    return stdout
      .trim()
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part) * 1_000, 0);
  } catch {
    return 0;
  }
}
