import { compose } from '../../src/compose';
import { type Foreword } from '../../src/compose/application';
import { readConfig } from '../../src/config';
import { openWebServer } from '../../src/process/web-server';
import { systemClock } from '../../src/kernel/time';
import { createLog } from '../../src/platform/log';
import { projectFolder } from '../../src/project-folder';
import { answerBench } from './servers';
import { watchStatements } from './statements';

/** Foreword as it is put together in earnest, with the role `web` alone: nobody works off its jobs here. */
export async function composeShop(): Promise<Foreword> {
  const result = readConfig();
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return compose(
    { ...result.config, baseUrl: 'http://127.0.0.1:3000' },
    // Written to standard output as in earnest, which leads nowhere here.
    {
      log: createLog({ level: result.config.logLevel }),
      clock: systemClock,
      projectFolder: projectFolder(),
    },
  );
}

/** The same, and each of its statements is timed. */
export function serveWatched(): Promise<void> {
  return serveShop(watchStatements().take);
}

export async function serveShop(statements?: Parameters<typeof answerBench>[2]): Promise<void> {
  const foreword = await composeShop();
  await foreword.start();
  const webServer = await openWebServer('127.0.0.1', 0);
  webServer.serve((request, environment) => foreword.fetch(request, environment));
  const stop = async (): Promise<void> => {
    await webServer.close();
    await foreword.stop();
  };
  answerBench(webServer.port, stop, statements);
}
