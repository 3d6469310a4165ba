export { changeFile, readFiles } from './files';
export { readHealth, type HealthContext } from './health';
export { readOutboxPage, readOneMail, resend, sendTestMail } from './mails';
export type { OperationsContext } from './ports';
export { readQueue, retryFailed } from './queue';
export { acceptSourceTerms, readSources, turnSource } from './sources';
export { readSpend } from './spend';
export { listTasks, runTask } from './tasks';
export { readWebhooks, replay } from './webhooks';
