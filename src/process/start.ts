import { compose } from '../compose';
import { type Foreword } from '../compose/application';
import { tryKeys } from './doctor';
import type { Config } from '../config';
import type { StartFacts } from './announce';
import { openWebServer, type WebServer, type Serve } from './web-server';
import { systemClock } from '../kernel/time';
import { createLog, type Log } from '../platform/log';
import { projectFolder } from '../project-folder';
import { StartupFault } from './startup-fault';
import type { PagesHandler } from '../web/handler';

export interface StartOptions {
  readonly onProgress?: (line: string) => void;
  readonly log?: Log;
  readonly pages: PagesHandler;
  /** Somebody works on them, so none is kept. */
  readonly pagesChange?: boolean;
  /** Both stand before the shop while somebody works on it. */
  readonly webServer?: WebServer;
  readonly around?: (shop: Serve) => Serve;
}

export interface Running {
  readonly facts: StartFacts;
  readonly foreword: Foreword;
  stop(): Promise<void>;
}

/**
 * Takes the port first, so that a port in use is found out before any data is touched; until all
 * is ready the server answers “not yet”.
 */
export async function startForeword(config: Config, options: StartOptions): Promise<Running> {
  const started = performance.now();
  const log = options.log ?? createLog({ level: config.logLevel });
  const tell = options.onProgress ?? (() => undefined);
  const webServer =
    options.webServer ??
    (config.roles.includes('web') ? await openWebServer(config.host, config.port) : undefined);
  const { port: metricsPort } = config.telemetry;
  const metricsServer =
    metricsPort === undefined ? undefined : await openWebServer(config.host, metricsPort);
  try {
    if (config.mode === 'live') await refuseWrongKeys(config, tell, log);
    tell('Preparing the database … ');
    const baseUrl = config.baseUrl ?? `http://localhost:${webServer?.port ?? config.port}`;
    const foreword = await compose(
      { ...config, baseUrl },
      {
        log,
        clock: systemClock,
        projectFolder: projectFolder(),
        pages: options.pages,
        pagesChange: options.pagesChange === true,
      },
    );
    tell('done\nStarting shop, worker and scheduler … ');
    await foreword.start();
    metricsServer?.serve(onlyMetrics(foreword));
    webServer?.serve(options.around?.(foreword.fetch) ?? foreword.fetch, foreword.front);
    tell('done\n');
    return {
      foreword,
      facts: { ...foreword.facts, startedInMilliseconds: performance.now() - started },
      async stop() {
        log.info('stopping: finishing current work');
        await webServer?.close();
        await metricsServer?.close();
        await foreword.stop();
        log.info('stopped');
      },
    };
  } catch (error) {
    await webServer?.close();
    await metricsServer?.close();
    throw error;
  }
}

/** Nothing of the shop is behind a port for metrics. */
const onlyMetrics =
  ({ metrics }: Foreword): Serve =>
  (request) =>
    metrics !== undefined && new URL(request.url).pathname === '/metrics'
      ? metrics(request)
      : new Response('There’s nothing here.\n', { status: 404 });

/** A key that was refused stops the start. A service that is down refused nothing, and may soon be back. */
async function refuseWrongKeys(
  config: Config,
  tell: (line: string) => void,
  log: Log,
): Promise<void> {
  tell('Trying the keys … ');
  const { refusals, warnings } = await tryKeys(config);
  if (refusals.length > 0) throw new StartupFault(refusals.join('\n'));
  for (const warning of warnings) log.warn(warning);
  tell('done\n');
}
