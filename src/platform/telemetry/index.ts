export { createTelemetry, noTelemetry } from './create-telemetry';
export { metricsAnswer, type MetricsAnswer } from './metrics-answer';
export { metrics } from './metrics';
export type { Telemetry } from './ports';
export { watchProcess } from './process-gauges';
export { timed } from './timed';
