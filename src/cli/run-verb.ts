import { traceLastWords } from '../platform/log/source-traces';
import { StartupFault } from '../process/startup-fault';
import { UsageFault } from './verb';
import { verbs } from './verbs';

const WORLD = `--web FOLDER  reads a saved web: one folder per host, each with an index.json, as in demo/web/hosts.
--now MOMENT  sets the clock for such a run, such as 2026-05-10T10:00:00Z.`;

function help(): string {
  const rows = verbs.map(
    ({ name, summary, usage }) => `  ${name.padEnd(8)} ${summary}\n           ${usage}`,
  );
  return `Foreword’s command line: npm run foreword -- VERB\n\n${rows.join('\n')}\n\n${WORLD}\n`;
}

async function run([name, ...parameters]: readonly string[]): Promise<number> {
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    process.stdout.write(help());
    return 0;
  }
  const verb = verbs.find((one) => one.name === name);
  if (!verb) {
    process.stderr.write(
      `Unknown verb “${name}”. Verbs: ${verbs.map((one) => one.name).join(', ')}.\n`,
    );
    return 2;
  }
  try {
    return await (await verb.load()).run(parameters);
  } catch (error) {
    if (error instanceof UsageFault)
      process.stderr.write(`${error.message}\nUsage: ${verb.usage}\n`);
    else if (error instanceof StartupFault) process.stderr.write(`${error.message}\n`);
    else throw error;
    return error instanceof UsageFault ? 2 : 1;
  }
}

traceLastWords();
// What the shop writes is for its own user alone.
process.umask(0o077);
// The channel to the starting script must not keep a finished command alive.
process.channel?.unref();
// Whoever reads our lines may have seen enough: “… | head -1” is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = await run(process.argv.slice(2));
