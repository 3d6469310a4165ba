import type { CounterName, GaugeName, HistogramName, LabelsOf } from './metrics';

/** All that a span may say. None of it is a person's word, a secret, or an address with a token in it. */
export interface SpanFacts {
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly job?: string;
  readonly attempt?: number;
  readonly stage?: string;
  readonly source?: string;
  readonly host?: string;
  readonly model?: string;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** Millionths of a dollar. */
  readonly costMicros?: number;
  readonly call?: string;
  readonly outcome?: string;
}

export interface Span {
  add(facts: SpanFacts): void;
  fail(outcome: string): void;
}

export interface GaugeReading<Labels> {
  readonly labels: Labels;
  readonly value: number;
}

export interface Telemetry {
  readonly isOn: boolean;
  /** A span within the one that is open here. What `work` throws marks it as failed, and none of its words are kept. */
  trace<Value>(
    name: string,
    facts: SpanFacts,
    work: (span: Span) => Promise<Value>,
  ): Promise<Value>;
  count<Name extends CounterName>(metric: Name, labels: LabelsOf<Name>, by?: number): void;
  observe<Name extends HistogramName>(metric: Name, labels: LabelsOf<Name>, seconds: number): void;
  /** Read whenever somebody looks; a reading that fails is left out. */
  watch<Name extends GaugeName>(
    metric: Name,
    read: () => Promise<readonly GaugeReading<LabelsOf<Name>>[]>,
  ): void;
  /** In Prometheus's text format; undefined where metrics are off. */
  readonly scrape: (() => Promise<string>) | undefined;
  close(): Promise<void>;
}
