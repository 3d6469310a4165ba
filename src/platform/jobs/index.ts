export {
  handleJob,
  scheduleJob,
  subscribe,
  type EventDefinition,
  type JobDefinition,
  type JobHandler,
  type ScheduledJob,
  type Subscription,
} from './definitions';
export { nextRun } from './cron';
export { countJobs, latestRuns, listTroubledJobs, retryJobs, type TroubledJob } from './inspect';
export { createJobs, type Jobs } from './jobs';
export { identifierFor, type JobQueue } from './queue';
export { traceJobs } from './trace-jobs';
export {
  createSteps,
  RunErased,
  type JobStep,
  type StepObserver,
  type StepReport,
  type StepRun,
  type Steps,
} from './steps';
