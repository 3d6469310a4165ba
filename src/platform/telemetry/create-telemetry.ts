import type { Span, Telemetry } from './ports';

interface TelemetrySettings {
  /** Where traces go, as OTLP over HTTP. */
  readonly traces: { readonly url: string; readonly key: string | undefined } | undefined;
  readonly metrics: boolean;
}

const quiet: Span = { add: () => undefined, fail: () => undefined };

/** For a shop that nobody measures: it costs a call of a function and loads nothing. */
export const noTelemetry: Telemetry = {
  isOn: false,
  trace: (_name, _facts, work) => work(quiet),
  count: () => undefined,
  observe: () => undefined,
  watch: () => undefined,
  scrape: undefined,
  close: async () => undefined,
};

/** The packages that measure are loaded only where something is on: they cost time and memory at the start. */
export async function createTelemetry(settings: TelemetrySettings): Promise<Telemetry> {
  if (settings.traces === undefined && !settings.metrics) return noTelemetry;
  const { openTelemetry, sendTo } = await import('./open-telemetry');
  return openTelemetry({
    exporter: settings.traces === undefined ? undefined : sendTo(settings.traces),
    metrics: settings.metrics,
  });
}
