import { readConfig } from '../config';
import { adviceOnJudge } from '../config/models';
import { announce } from './announce';
import { startForeword } from './start';
import { StartupFault } from './startup-fault';
import { traceLastWords } from '../platform/log/source-traces';
import { stopOnSignals } from './stop-on-signals';
import { createPagesHandler } from '../web/handler';

traceLastWords();
// What the shop writes is for its own user alone.
process.umask(0o077);
const result = readConfig();
if (result.ok) {
  try {
    const foreword = await startForeword(result.config, {
      pages: createPagesHandler(),
      onProgress: (line) => process.stdout.write(line),
    });
    stopOnSignals(foreword);
    process.stdout.write(announce(foreword.facts));
    const advice = adviceOnJudge(result.config.models);
    if (advice !== undefined) process.stdout.write(`${advice}\n`);
  } catch (error) {
    if (!(error instanceof StartupFault)) throw error;
    refuse([error.message]);
  }
} else {
  refuse(result.faults);
}

function refuse(faults: readonly string[]): never {
  for (const fault of faults) process.stderr.write(`\n${fault}`);
  process.stderr.write('\n');
  process.exit(1);
}
