import type { HistogramName, LabelsOf } from './metrics';
import type { Span, SpanFacts, Telemetry } from './ports';

export interface Timed<Name extends HistogramName, Value> {
  readonly span: string;
  readonly facts: SpanFacts;
  readonly metric: Name;
  /** By what came of it; an error has none. */
  labels(outcome: string): LabelsOf<Name>;
  outcomeOf(value: Value): string;
  work(span: Span): Promise<Value>;
}

/** One piece of work with a span and a line in a histogram; what it throws counts as “failed”. */
export async function timed<Name extends HistogramName, Value>(
  telemetry: Telemetry,
  { span: name, facts, metric, labels, outcomeOf, work }: Timed<Name, Value>,
): Promise<Value> {
  const started = performance.now();
  let outcome = 'failed';
  try {
    return await telemetry.trace(name, facts, async (span) => {
      const value = await work(span);
      outcome = outcomeOf(value);
      span.add({ outcome });
      return value;
    });
  } finally {
    telemetry.observe(metric, labels(outcome), (performance.now() - started) / 1_000);
  }
}
