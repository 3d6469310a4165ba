export {
  handleJob,
  subscribe,
  type EventDefinition,
  type JobDefinition,
  type JobHandler,
  type ScheduledJob,
  type Subscription,
} from './definitions';
export { createJobs, type Jobs } from './jobs';
export type { JobQueue } from './queue';
export { createSteps, type StepObserver, type StepReport, type StepRun, type Steps } from './steps';
