export { probeSourcesHandler, probeSourcesSchedule } from './jobs';
export type { ProbeContext } from './ports';
export { probeValues, valuesOfToday } from './probe-values';
export { runProbe, type Probed, type ProbeNews, type ProbeOrder } from './run-probe';
export { lastAnswers } from './store';
