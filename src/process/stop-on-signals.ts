import { seconds } from '../kernel/time';

/** Longer than any step may take to reach its next checkpoint; after this the process ends regardless. */
const TIMEOUT = seconds(25);

/** Ctrl-C, SIGTERM and the end of the parent mean the same: finish what is in hand, then exit with 0. */
export function stopOnSignals(service: { stop(): Promise<void> }): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), TIMEOUT).unref();
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(
          `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
        );
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
}
