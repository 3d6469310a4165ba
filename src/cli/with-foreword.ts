import type { Foreword } from '../compose/application';
import { readConfig, type Config } from '../config';
import { systemClock } from '../kernel/time';
import { createLog } from '../platform/log';
import { projectFolder } from '../project-folder';
import { StartupFault } from '../process/startup-fault';

export function configOrFault(): Config {
  const result = readConfig();
  if (!result.ok) throw new StartupFault(result.faults.join('\n'));
  return result.config;
}

/** Opens the shop's data for one command and closes it again; it serves and works at nothing meanwhile. */
export async function withForeword<Value>(
  use: (foreword: Foreword) => Promise<Value>,
): Promise<Value> {
  const config = configOrFault();
  const { compose } = await import('../compose');
  const foreword = await compose(
    { ...config, roles: [], baseUrl: config.baseUrl ?? 'http://localhost:3000' },
    {
      log: createLog({ level: 'warn', destination: process.stderr }),
      clock: systemClock,
      projectFolder: projectFolder(),
    },
  );
  try {
    await foreword.start();
    return await use(foreword);
  } finally {
    await foreword.stop();
  }
}
