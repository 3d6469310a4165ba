import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Telemetry } from './ports';

const NANOSECONDS = 1e9;
const EVERY_MS = 20;

/** What was measured is the time from one timer to the next: a loop that is never late has the interval itself. */
export const lateness = (nanoseconds: number): number =>
  Math.max(0, nanoseconds / NANOSECONDS - EVERY_MS / 1_000);

/** What the process itself feels: how late its timers come, and what it holds. */
export function watchProcess(telemetry: Telemetry): void {
  if (telemetry.scrape === undefined) return;
  const delay = monitorEventLoopDelay({ resolution: EVERY_MS });
  delay.enable();
  telemetry.watch('foreword_event_loop_delay_seconds', async () => {
    const readings = [
      { labels: { quantile: '0.5' }, value: lateness(delay.percentile(50)) },
      { labels: { quantile: '0.99' }, value: lateness(delay.percentile(99)) },
      { labels: { quantile: '1' }, value: lateness(delay.max) },
    ];
    delay.reset();
    return readings;
  });
  telemetry.watch('foreword_memory_bytes', async () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    return [
      { labels: { kind: 'resident' }, value: rss },
      { labels: { kind: 'heap' }, value: heapUsed },
      { labels: { kind: 'external' }, value: external },
    ];
  });
}
