interface CounterOrGauge {
  readonly kind: 'counter' | 'gauge';
  readonly about: string;
  readonly labels: readonly string[];
}

interface Histogram {
  readonly kind: 'histogram';
  readonly about: string;
  readonly labels: readonly string[];
  /** Upper bounds in seconds. */
  readonly bounds: readonly number[];
}

const FAST = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SLOW = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900];
const REPORT = [5, 10, 30, 60, 120, 300, 600, 1_800, 3_600, 21_600, 86_400];

const histogram = <const Label extends string>(
  about: string,
  labels: readonly Label[],
  bounds: readonly number[],
) => ({ kind: 'histogram', about, labels, bounds }) as const satisfies Histogram;

const counter = <const Label extends string>(about: string, labels: readonly Label[]) =>
  ({ kind: 'counter', about, labels }) as const satisfies CounterOrGauge;

const gauge = <const Label extends string>(about: string, labels: readonly Label[]) =>
  ({ kind: 'gauge', about, labels }) as const satisfies CounterOrGauge;

/**
 * Everything that is measured. The values of each label come from lists in the code or the settings,
 * never from a person or a page, so that their number is bounded and none of them says who somebody is.
 */
export const metrics = {
  foreword_http_request_seconds: histogram(
    'HTTP requests until the headers were sent, by route pattern and status.',
    ['method', 'route', 'status'],
    FAST,
  ),
  foreword_job_seconds: histogram(
    'Attempts at jobs, by kind and outcome.',
    ['job', 'outcome'],
    SLOW,
  ),
  foreword_jobs: gauge('Jobs in the queue, by kind and state; from the scheduler alone.', [
    'job',
    'state',
  ]),
  foreword_events_total: counter('Business events, such as orders paid and reports approved.', [
    'event',
  ]),
  foreword_report_seconds: histogram(
    'Reports from the first step to the review desk or to the refund.',
    ['outcome'],
    REPORT,
  ),
  foreword_report_stage_seconds: histogram('Stages of reports.', ['stage', 'outcome'], SLOW),
  foreword_fetch_seconds: histogram('Outgoing requests to sources and sites.', ['outcome'], FAST),
  foreword_source_answers_total: counter('Answers of sources, by outcome.', ['outcome']),
  foreword_model_call_seconds: histogram('Calls of models.', ['model', 'outcome'], SLOW),
  foreword_model_tokens_total: counter('Tokens that models used.', ['model', 'direction']),
  foreword_model_cost_dollars_total: counter('What models cost, in dollars.', ['model']),
  foreword_transaction_seconds: histogram('Transactions of the database.', ['outcome'], FAST),
  foreword_database_connections: gauge('Connections of this process’s pool.', ['state']),
  foreword_mail_seconds: histogram('Emails handed to the mail server.', ['outcome'], FAST),
  foreword_payment_call_seconds: histogram(
    'Calls of the payment provider.',
    ['call', 'outcome'],
    FAST,
  ),
  foreword_payment_events_total: counter('Verified webhooks of the payment provider.', ['type']),
  foreword_event_loop_delay_seconds: gauge('Delay of the event loop since the last look.', [
    'quantile',
  ]),
  foreword_memory_bytes: gauge('Memory of this process.', ['kind']),
} as const;

type Metrics = typeof metrics;
type OfKind<Kind extends string> = {
  [Name in keyof Metrics]: Metrics[Name]['kind'] extends Kind ? Name : never;
}[keyof Metrics];

export type CounterName = OfKind<'counter'>;
export type HistogramName = OfKind<'histogram'>;
export type GaugeName = OfKind<'gauge'>;
export type LabelsOf<Name extends keyof Metrics> = Readonly<
  Record<Metrics[Name]['labels'][number], string>
>;
