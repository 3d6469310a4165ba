export { alertHandlers, alertSchedules } from './jobs';
export type { AlertJobsContext, AlertsContext, OpenAlerts } from './ports';
export { raiseAlert } from './raise-alert';
export { closeAlert, countAlerts, readAlerts } from './read-alerts';
export { stateChecks } from './state-checks';
export { settleAlerts } from './settle-alerts';
