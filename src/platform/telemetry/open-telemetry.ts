import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace';
import { metrics, type CounterName, type GaugeName, type HistogramName } from './metrics';
import type { Span, SpanFacts, Telemetry } from './ports';

export interface OpenTelemetryOptions {
  readonly exporter: SpanExporter | undefined;
  readonly metrics: boolean;
}

export function sendTo({
  url,
  key,
}: {
  readonly url: string;
  readonly key: string | undefined;
}): SpanExporter {
  return new OTLPTraceExporter({
    url: new URL('v1/traces', url.endsWith('/') ? url : `${url}/`).href,
    ...(key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }),
  });
}

type Meters = Pick<Telemetry, 'count' | 'observe' | 'watch' | 'scrape'>;

const noMeters: Meters = {
  count: () => undefined,
  observe: () => undefined,
  watch: () => undefined,
  scrape: undefined,
};

/** Nothing is registered globally, so that a library that looks for a global tracer finds none. */
export function openTelemetry(options: OpenTelemetryOptions): Telemetry {
  const spans = openSpans(options.exporter);
  return {
    isOn: true,
    trace: spans.trace,
    ...(options.metrics ? openMeters() : noMeters),
    close: spans.close,
  };
}

function openSpans(exporter: SpanExporter | undefined): Pick<Telemetry, 'trace' | 'close'> {
  if (exporter === undefined)
    return {
      trace: (_name, _facts, work) => work({ add: () => undefined, fail: () => undefined }),
      close: async () => undefined,
    };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'foreword' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('foreword');
  const around = new AsyncLocalStorage<Context>();
  return {
    async trace(name, facts, work) {
      const outer = around.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { attributes: attributesOf(facts) }, outer);
      const fail = (outcome: string): void => {
        span.setAttribute('foreword.outcome', outcome);
        span.setStatus({ code: SpanStatusCode.ERROR });
      };
      const handle: Span = { add: (more) => void span.setAttributes(attributesOf(more)), fail };
      try {
        return await around.run(trace.setSpan(outer, span), () => work(handle));
      } catch (error) {
        fail('failed');
        throw error;
      } finally {
        span.end();
      }
    },
    close: () => provider.shutdown(),
  };
}

const attributesOf = (facts: SpanFacts): Record<string, string | number> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`foreword.${name}`, value]));

function openMeters(): Meters {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const meter = new MeterProvider({ readers: [reader] }).getMeter('foreword');
  const namesOf = <Name extends string>(kind: string): readonly Name[] =>
    Object.entries(metrics).flatMap(([name, about]) => (about.kind === kind ? [name as Name] : []));
  const counters = new Map(
    namesOf<CounterName>('counter').map((name) => [
      name,
      meter.createCounter(name, { description: metrics[name].about }),
    ]),
  );
  const histograms = new Map(
    namesOf<HistogramName>('histogram').map((name) => [
      name,
      meter.createHistogram(name, {
        description: metrics[name].about,
        advice: { explicitBucketBoundaries: [...metrics[name].bounds] },
      }),
    ]),
  );
  const gauges = new Map(
    namesOf<GaugeName>('gauge').map((name) => [
      name,
      meter.createObservableGauge(name, { description: metrics[name].about }),
    ]),
  );
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);
  return {
    count: (name, labels, by = 1) => counters.get(name)?.add(by, { ...labels }),
    observe: (name, labels, seconds) => histograms.get(name)?.record(seconds, { ...labels }),
    watch(name, read) {
      gauges.get(name)?.addCallback(async (result) => {
        const readings = await read().catch(() => []);
        for (const { labels, value } of readings) result.observe(value, { ...labels });
      });
    },
    async scrape() {
      const { resourceMetrics } = await reader.collect();
      return serializer.serialize(resourceMetrics);
    },
  };
}
