import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Telemetry } from './ports';

const NANOSECONDS = 1e9;

/** What the process itself feels: how late its timers come, and what it holds. */
export function watchProcess(telemetry: Telemetry): void {
  if (telemetry.scrape === undefined) return;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  telemetry.watch('foreword_event_loop_delay_seconds', async () => {
    const readings = [
      { labels: { quantile: '0.5' }, value: delay.percentile(50) / NANOSECONDS },
      { labels: { quantile: '0.99' }, value: delay.percentile(99) / NANOSECONDS },
      { labels: { quantile: '1' }, value: delay.max / NANOSECONDS },
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
